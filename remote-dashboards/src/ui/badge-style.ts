import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, radius, space } = tokens;

/** How far something has come: begun by nobody, under way, done; or out of the row. */
export type BadgeShape = 'ring' | 'half' | 'full' | 'square';

// Made of borders, which stay where the system takes backgrounds away.
const shapes: Readonly<Record<BadgeShape, ReturnType<typeof css>>> = {
  ring: css({ borderWidth: '2px' }),
  half: css({ borderWidth: '2px', borderInlineStartWidth: '0.375rem' }),
  full: css({ borderWidth: '0.3125rem' }),
  square: css({ borderWidth: '0.3125rem', borderRadius: 0 }),
};

/** A state in a word, with a mark that differs in shape, as not everybody sees its colour. */
export const badgeStyle = (shape: BadgeShape, mark: string) =>
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
