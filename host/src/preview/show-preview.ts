import type { Company } from '@torsa/shared/contract/company/company';
import { type Language, localize } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { Preview } from '../federation/choose-releases.ts';
import { loadPreview } from './load-preview.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { previewCopy, previewSettings, settingsPreview } from './preview-settings.ts';
import { usePreview } from './preview-state.ts';

/** Loads a preview and updates the preview bar. If the preview fails to load, the bar shows the error. */
export async function showPreview(
  wanted: string,
  language: Language,
  siteConfig: SiteConfig,
): Promise<{ readonly release?: Preview; readonly company?: Company }> {
  usePreview.setState({ Notice: PreviewNotice });
  try {
    if (wanted === settingsPreview) {
      const company = previewSettings(language, siteConfig);
      usePreview.setState({ preview: { status: 'settings', ...localize(language, previewCopy) } });
      return { company };
    }
    const release = await loadPreview(wanted);
    const { version } = release.release;
    usePreview.setState({ preview: { status: 'shown', app: release.app, version } });
    return { release };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    usePreview.setState({ preview: { status: 'failed', message } });
    return {};
  }
}
