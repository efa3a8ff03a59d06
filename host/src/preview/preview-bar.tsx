import { usePreview } from './preview-state.ts';

/** Shows what this tab previews. The notice component loads with the preview; without it, only the error message is shown. */
export function PreviewBar() {
  const { preview, Notice } = usePreview();
  if (preview.status === 'none') return null;
  if (Notice) return <Notice preview={preview} />;
  return <p role="alert">{preview.status === 'failed' && preview.message}</p>;
}
