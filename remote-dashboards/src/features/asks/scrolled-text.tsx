import { css } from '@emotion/react';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { LinkedText } from '../../ui/linked-text.tsx';

const { color, radius, space } = tokens;

const box = css({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: space.s,
  border: `1px solid ${color.line}`,
  borderRadius: radius.m,
  backgroundColor: color.background,
  [media.print]: { maxBlockSize: 'none' },
});

interface ScrolledTextProps {
  /** The accessible name of the text. */
  readonly label: string;
  readonly text: string;
}

/** A text of the client or the team in a box. A long text scrolls in the box, and is complete on paper. */
export function ScrolledText({ label, text }: ScrolledTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the text
    <section css={box} aria-label={label} tabIndex={0}>
      <LinkedText text={text} />
    </section>
  );
}
