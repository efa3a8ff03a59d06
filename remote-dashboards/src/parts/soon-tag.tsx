import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ComponentProps } from 'react';

const { color, fontSize, radius, space } = tokens;

const tag = css({
  flex: 'none',
  paddingInline: space.xs,
  border: `1px solid ${color.line}`,
  borderRadius: radius.s,
  color: color.textMuted,
  fontFamily: tokens.font.text,
  fontSize: fontSize.small,
  fontWeight: 400,
  letterSpacing: 'normal',
});

/** Beside what has no screen yet. */
export function SoonTag(props: ComponentProps<'span'>) {
  return <span {...props} css={tag} />;
}
