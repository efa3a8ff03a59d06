import type { Company } from '@torsa/shared/contract/company/company';
import { type Language, localize } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { ReleasePreview } from '../federation/choose-releases.ts';
import { loadReleasePreview } from './load-preview.ts';
import { PreviewNotice } from './preview-notice.tsx';
import {
  getPreviewedCompanyFacts,
  previewBarTexts,
  settingsPreviewParameterValue,
} from './preview-settings.ts';
import { usePreviewBarState } from './preview-state.ts';

/** Loads a preview and updates the preview bar. If the preview fails to load, the bar shows the error. */
export async function loadAndShowPreview(
  wanted: string,
  language: Language,
  siteConfig: SiteConfig,
): Promise<{ readonly release?: ReleasePreview; readonly company?: Company }> {
  usePreviewBarState.setState({ Notice: PreviewNotice });
  try {
    if (wanted === settingsPreviewParameterValue) {
      const company = getPreviewedCompanyFacts(language, siteConfig);
      usePreviewBarState.setState({
        preview: { status: 'settings', ...localize(language, previewBarTexts) },
      });
      return { company };
    }
    const release = await loadReleasePreview(wanted);
    const { version } = release.release;
    usePreviewBarState.setState({ preview: { status: 'shown', app: release.app, version } });
    return { release };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    usePreviewBarState.setState({ preview: { status: 'failed', message } });
    return {};
  }
}
