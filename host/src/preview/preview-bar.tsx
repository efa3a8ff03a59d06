import { usePreview } from './preview-state.ts';

/** Says what this tab previews, with code that came with the preview. Without that code it only says so. */
export function PreviewBar() {
  const { preview, Notice } = usePreview();
  if (preview.status === 'none') return null;
  if (Notice) return <Notice preview={preview} />;
  return <p role="alert">{preview.status === 'failed' && preview.message}</p>;
}
