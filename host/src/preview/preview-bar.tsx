import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { type PreviewState, usePreview } from './preview-state.ts';
import { leavePreviewAddress } from './wanted-preview.ts';

const { color, fontSize, layer, space } = tokens;

const bar = css({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.m,
  padding: `${space.s} ${space.m}`,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: fontSize.small,
  a: { color: color.onAccent, fontWeight: 650 },
});

/** Says that this tab shows a release that others do not see, and leads out of it. */
export function PreviewBar() {
  const preview = usePreview((state) => state.preview);
  if (preview.status === 'none') return null;
  return (
    <section aria-label="Preview" css={bar}>
      <p>{describe(preview)}</p>
      {/* A new document: this one keeps the releases that it started with. */}
      <a href={leavePreviewAddress()}>Leave the preview</a>
    </section>
  );
}

function describe(preview: Exclude<PreviewState, { status: 'none' }>): string {
  switch (preview.status) {
    case 'shown':
      return `This tab previews ${preview.app} ${preview.version}.`;
    case 'failed':
      return `The preview cannot be shown. ${preview.message}`;
  }
}
