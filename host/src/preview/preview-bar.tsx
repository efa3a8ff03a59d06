import { usePreviewBarState } from './preview-state.ts';

/** The bar that shows the release or settings that this tab previews, or the error if the preview did not load. */
export function PreviewBar() {
  const { preview, Notice } = usePreviewBarState();
  if (preview.status === 'none') return null;
  if (Notice) return <Notice preview={preview} />;
  return <p role="alert">{preview.status === 'failed' && preview.message}</p>;
}
