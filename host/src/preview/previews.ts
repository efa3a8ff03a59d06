/** What only a preview needs, in one chunk. */
export { loadPreview } from './load-preview.ts';
export { previewSettings, previewWords, settingsPreview } from './preview-settings.ts';
