import type { Company } from '@torsa/shared/contract/company/company';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { ReleasePreview } from '../federation/choose-releases.ts';
import { usePreviewBarState } from './preview-state.ts';

/**
 * The previewed content of this tab: a release of a remote (micro-frontend), or company facts with unsaved founder
 * settings.
 */
export interface BrowserTabPreview {
  readonly release?: ReleasePreview;
  readonly company?: Company;
}

/**
 * Loads the preview of this tab. If the preview fails to load, the tab shows the error and the live release.
 * @param wanted the result of `readRequestedPreview`.
 */
export async function loadBrowserTabPreview(
  wanted: string,
  language: Language,
  siteConfig: SiteConfig,
): Promise<BrowserTabPreview> {
  try {
    // Loads the preview code from a separate chunk, because few people use previews.
    const { loadAndShowPreview } = await import(
      /* webpackChunkName: "preview" */ './show-preview.ts'
    );
    return await loadAndShowPreview(wanted, language, siteConfig);
  } catch (error) {
    usePreviewBarState.setState({ preview: { status: 'failed', message: String(error) } });
    return {};
  }
}
