import { usePreviewBarState } from './preview-state.ts';

/**
 * The bar that shows what this tab previews. Its notice component loads together with the preview; without the
 * component, the bar contains only the error message.
 */
export function PreviewBar() {
  const { preview, Notice } = usePreviewBarState();
  if (preview.status === 'none') return null;
  if (Notice) return <Notice preview={preview} />;
  return <p role="alert">{preview.status === 'failed' && preview.message}</p>;
}
