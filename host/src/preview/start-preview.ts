import type { Company } from '@torsa/shared/company';
import { type Language, wordsIn } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';
import type { Preview } from '../federation/choose-releases.ts';
import { usePreview } from './preview-state.ts';
import { wantedPreview } from './wanted-preview.ts';

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
  const wanted = wantedPreview();
  if (!wanted) return {};
  try {
    // Few people preview: the code for it is a chunk of its own.
    const { loadPreview, previewSettings, previewWords, settingsPreview } = await import(
      /* webpackChunkName: "preview" */ './previews.ts'
    );
    if (wanted === settingsPreview) {
      const company = previewSettings(language, siteConfig);
      usePreview.setState({ preview: { status: 'settings', ...wordsIn(language, previewWords) } });
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
