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
  /** The accessible name of the text box. */
  readonly label: string;
  readonly text: string;
}

/** A scrollable box for a text of the client or the team. A printed page contains the whole text. */
export function ScrollableText({ label, text }: ScrolledTextProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the text
    <section css={box} aria-label={label} tabIndex={0}>
      <LinkedText text={text} />
    </section>
  );
}
