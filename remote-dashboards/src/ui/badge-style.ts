import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, radius, space } = tokens;

/** The shape of a status badge's symbol: not started, in progress, done, or outside the sequence. */
export type StatusBadgeShape = 'ring' | 'half' | 'full' | 'square';

// Draw the symbol with borders, because forced colours mode removes backgrounds.
const shapes: Readonly<Record<StatusBadgeShape, ReturnType<typeof css>>> = {
  ring: css({ borderWidth: '2px' }),
  half: css({ borderWidth: '2px', borderInlineStartWidth: '0.375rem' }),
  full: css({ borderWidth: '0.3125rem' }),
  square: css({ borderWidth: '0.3125rem', borderRadius: 0 }),
};

/** Returns the style of a status badge with a symbol of its own shape, so that colour is not the only signal. */
export const badgeStyle = (shape: StatusBadgeShape, mark: string) =>
  css({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: space.s,
    paddingBlock: '0.125rem',
    border: `1px solid ${color.line}`,
    borderRadius: radius.pill,
    backgroundColor: color.sunken,
    color: color.text,
    fontSize: fontSize.small,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    '&::before': [
      {
        content: '""',
        flex: 'none',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        borderStyle: 'solid',
        borderColor: mark,
        borderRadius: radius.pill,
      },
      shapes[shape],
    ],
  });
