import type { Preview } from '../federation/choose-releases.ts';
import { usePreview } from './preview-state.ts';
import { wantedPreview } from './wanted-preview.ts';

/** Loads the preview that this tab is to show. One that cannot be shown is said so on the page, which stays as live. */
export async function startPreview(): Promise<Preview | undefined> {
  const wanted = wantedPreview();
  if (!wanted) return undefined;
  try {
    // Few people preview: the code for it is a chunk of its own.
    const { loadPreview } = await import(/* webpackChunkName: "preview" */ './load-preview.ts');
    const preview = await loadPreview(wanted);
    const { app, release } = preview;
    usePreview.setState({ preview: { status: 'shown', app, version: release.version } });
    return preview;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    usePreview.setState({ preview: { status: 'failed', message } });
    return undefined;
  }
}
