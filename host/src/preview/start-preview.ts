import type { Company } from '@torsa/shared/contract/company/company';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { Preview } from '../federation/choose-releases.ts';
import { usePreview } from './preview-state.ts';
import { requestedPreview } from './requested-preview.ts';

/** What this tab shows and no other does: a release, or the company with other settings. */
export interface StartedPreview {
  readonly release?: Preview;
  readonly company?: Company;
}

/** Loads the preview that this tab is to show. One that cannot be shown is said so on the page, which stays as live. */
export async function startPreview(
  language: Language,
  siteConfig: SiteConfig,
): Promise<StartedPreview> {
  const wanted = requestedPreview();
  if (!wanted) return {};
  try {
    // Few people preview: the code for it is a chunk of its own.
    const { showPreview } = await import(/* webpackChunkName: "preview" */ './show-preview.ts');
    return await showPreview(wanted, language, siteConfig);
  } catch (error) {
    usePreview.setState({ preview: { status: 'failed', message: String(error) } });
    return {};
  }
}
