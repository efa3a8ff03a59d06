import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useHref, useLocation } from 'react-router-dom';
import type { PreviewBarContent } from './preview-state.ts';
import { getUrlThatEndsPreview } from './requested-preview.ts';

const { color, fontSize, layer, radius, shadow, space } = tokens;

/**
 * The preview bar overlays the page, so that no content moves. On wide screens, it leaves space for the chat button.
 */
const bar = css({
  position: 'fixed',
  zIndex: layer.header,
  insetInline: space.m,
  insetBlockEnd: space.m,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.xs} ${space.m}`,
  padding: `${space.s} ${space.m}`,
  borderRadius: radius.m,
  backgroundColor: color.accent,
  color: color.onAccent,
  boxShadow: shadow.high,
  fontSize: fontSize.small,
  overflowWrap: 'anywhere',
  a: { color: color.onAccent, fontWeight: 650 },
  [media.tablet]: {
    insetInlineEnd: 'auto',
    maxInlineSize: 'min(40rem, 100% - 14rem)',
  },
  [media.print]: { display: 'none' },
});

/** The notice that this tab displays a preview, with a link to end the preview. */
export function PreviewNotice({ preview }: { readonly preview: PreviewBarContent }) {
  const location = useLocation();
  const pathname = useHref(location.pathname);
  return (
    <section aria-label="Preview" css={bar} lang={preview.status === 'settings' ? undefined : 'en'}>
      <p>{describe(preview)}</p>
      {/* A plain link loads a new document, because this one keeps its releases. */}
      <a href={getUrlThatEndsPreview({ ...location, pathname })}>
        {preview.status === 'settings' ? preview.leave : 'Leave the preview'}
      </a>
    </section>
  );
}

function describe(preview: PreviewBarContent): string {
  switch (preview.status) {
    case 'shown':
      return `This tab previews ${preview.app} ${preview.version}.`;
    case 'settings':
      return preview.text;
    case 'failed':
      return `The preview cannot be shown. ${preview.message}`;
  }
}
