import { css } from '@emotion/react';
import { Fragment, memo, type ReactNode } from 'react';
import { splitCombiningMarks } from './split-combining-marks.ts';
import { splitLinks } from './split-links.ts';

const plain = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // A letter with hundreds of marks is as high as the page.
  overflow: 'clip',
  overflowClipMargin: '0.5rem',
});
/** Laid out when it comes into view: ten thousand lines take as long as a whole page. */
const long = css(plain, { contentVisibility: 'auto', containIntrinsicSize: 'auto 40rem' });
const longLength = 5000;

/** More links than a person sends cost more than the text itself. */
const maxLinks = 500;
/** What can turn the letters around an address. */
const bidiForm = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

interface LinkedTextProps {
  readonly text: string;
}

/**
 * A text as it was typed, with links. It is never read as HTML. Lists render again with every poll, and the split of a long
 * text takes time: it happens once for each text.
 */
export const LinkedText = memo(function LinkedText({ text }: LinkedTextProps) {
  // A direction of its own keeps an address readable, and makes its layout four times as slow.
  const direction = bidiForm.test(text) ? 'ltr' : undefined;
  return (
    <p css={text.length > longLength ? long : plain} dir="auto">
      {splitLinks(text, maxLinks).map(({ text, href, host }, index) =>
        href === undefined ? (
          <Fragment key={index}>{withBreaks(text)}</Fragment>
        ) : (
          <Fragment key={index}>
            <a dir={direction} href={href} rel="noopener noreferrer nofollow" target="_blank">
              {withBreaks(text)}
            </a>
            {host !== undefined && <span dir={direction}> ({host})</span>}
          </Fragment>
        ),
      )}
    </p>
  );
});

/** The text with a place for a line break in each long run of combining marks: browsers take quadratic time for a run. */
function withBreaks(text: string): ReactNode {
  const pieces = splitCombiningMarks(text);
  if (pieces.length < 2) return text;
  return pieces.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {piece}
    </Fragment>
  ));
}
