import { css } from '@emotion/react';
import { media, tokens } from './tokens.ts';

const { color, motion, radius, space } = tokens;

export const formControlStyle = css({
  inlineSize: '100%',
  minBlockSize: 'var(--control,3rem)',
  padding: `${space.xs} ${space.m}`,
  border: `1.5px solid ${color.edge}`,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  color: color.text,
  lineHeight: 1.4,
  transition: `border-color ${motion.fast} ${motion.ease}`,
  [media.hover]: { '&:hover': { borderColor: color.text } },
  '&:focus-visible': { outlineOffset: '1px' },
  '&[aria-invalid="true"]': { borderColor: color.danger, borderWidth: '2px' },
  '&[readonly]': { backgroundColor: color.sunken },
});
