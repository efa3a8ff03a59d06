import type { Company } from '@torsa/shared/contract/company/company';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { Preview } from '../federation/choose-releases.ts';
import { usePreview } from './preview-state.ts';
import { requestedPreview } from './requested-preview.ts';

/**
 * What this tab previews: a release of a remote (micro-frontend), or the company facts with unsaved founder settings.
 */
export interface StartedPreview {
  readonly release?: Preview;
  readonly company?: Company;
}

/** Loads the preview of this tab. If the preview fails to load, the tab shows the error and the live release. */
export async function startPreview(
  language: Language,
  siteConfig: SiteConfig,
): Promise<StartedPreview> {
  const wanted = requestedPreview();
  if (!wanted) return {};
  try {
    // The preview code is in a separate chunk, because few people use previews.
    const { showPreview } = await import(/* webpackChunkName: "preview" */ './show-preview.ts');
    return await showPreview(wanted, language, siteConfig);
  } catch (error) {
    usePreview.setState({ preview: { status: 'failed', message: String(error) } });
    return {};
  }
}
