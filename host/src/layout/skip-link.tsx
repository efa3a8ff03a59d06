import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { useShellTexts } from '../copy/copy-context.ts';

const { color, layer, radius, space } = tokens;

const link = css({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineStart: space.xs,
  zIndex: layer.skipLink,
  padding: `${space.xs} ${space.m}`,
  borderRadius: radius.s,
  backgroundColor: color.accent,
  color: color.onAccent,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

/** A link with which keyboard users skip the navigation bar. The link is visible only while it has the focus. */
export function SkipLink({ targetId }: { targetId: string }) {
  const { skipLink } = useShellTexts();
  return (
    <a href={`#${targetId}`} css={link}>
      {skipLink}
    </a>
  );
}
