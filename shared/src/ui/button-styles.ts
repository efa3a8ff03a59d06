import { css } from '@emotion/react';
import { media, tokens } from '../theme/tokens.ts';

const { color, fontSize, motion, radius, space } = tokens;

/**
 * The visual variants of a button: - `primary`: the main action of a page or form; - `accent`: the main action on a
 * dark background; - `secondary`: another action; - `quiet`: an action that looks like a link.
 */
export type ButtonVariant = 'primary' | 'accent' | 'secondary' | 'quiet';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.xs,
  minBlockSize: 'var(--control,3rem)',
  padding: `${space.xs} ${space.l}`,
  border: '2px solid transparent',
  borderRadius: radius.pill,
  background: 'transparent',
  fontSize: fontSize.body,
  fontWeight: 600,
  lineHeight: 1.3,
  textAlign: 'center',
  wordSpacing: '0.08em',
  textDecoration: 'none',
  transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}, color ${motion.fast} ${motion.ease}, transform ${motion.fast} ${motion.ease}`,
  '&:active:not([aria-disabled="true"])': { transform: 'translateY(1px)' },
  '&[aria-disabled="true"], &:disabled': { cursor: 'progress', opacity: 0.75 },
  // Hides buttons in print.
  [media.print]: { display: 'none' },
});

const filled = (background: string, backgroundHover: string, text: string) =>
  css({
    backgroundColor: background,
    color: text,
    [media.hover]: {
      '&:hover:not([aria-disabled="true"])': { backgroundColor: backgroundHover, color: text },
    },
  });

export const buttonStyles: Readonly<Record<ButtonVariant, ReturnType<typeof css>>> = {
  primary: css(base, filled(color.river, color.riverStrong, color.onRiver)),
  accent: css(base, filled(color.accent, color.accentStrong, color.onAccent)),
  secondary: css(base, {
    borderColor: 'currentColor',
    color: 'inherit',
    [media.hover]: {
      '&:hover:not([aria-disabled="true"])': {
        color: 'inherit',
        backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)',
      },
    },
  }),
  quiet: css(base, {
    paddingInline: space.xs,
    color: color.river,
    textDecorationLine: 'underline',
    textDecorationThickness: '0.08em',
    textUnderlineOffset: '0.25em',
    [media.hover]: {
      '&:hover:not([aria-disabled="true"])': {
        color: color.riverStrong,
        textDecorationThickness: '0.14em',
      },
    },
  }),
};
