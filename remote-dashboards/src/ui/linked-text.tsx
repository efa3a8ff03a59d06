import { css } from '@emotion/react';
import { Fragment, memo, type ReactNode } from 'react';
import { BreakableText } from './line-breaks.tsx';
import { splitCombiningMarks } from './split-combining-marks.ts';
import { splitTextAtLinks } from './split-links.ts';

const plain = css({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  // Clip the text at its box, because a letter with hundreds of combining marks is as high as a page.
  overflow: 'clip',
  overflowClipMargin: '0.5rem',
});
/** Delay the slow layout of a long text until the reader scrolls near it. */
const long = css(plain, { contentVisibility: 'auto', containIntrinsicSize: 'auto 40rem' });
const longLength = 5000;

/** The maximum number of links in a text, because each link is a DOM element. */
const maxLinks = 500;
/** Right-to-left characters and direction marks, which can reorder the text around a URL. */
const bidiForm = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufefc]/;

interface LinkedTextProps {
  readonly text: string;
}

/** Plain text with clickable links, never parsed as HTML. It is memoized, because splitting a long text is slow. */
export const LinkedText = memo(function LinkedText({ text }: LinkedTextProps) {
  // Set the text direction only for right-to-left characters. It keeps URLs readable, but makes the layout four times
  // slower.
  const direction = bidiForm.test(text) ? 'ltr' : undefined;
  return (
    <p css={text.length > longLength ? long : plain} dir="auto">
      {splitTextAtLinks(text, maxLinks).map(({ text, href, host }, index) =>
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

/** Inserts line break opportunities into long runs of combining marks, whose layout would take quadratic time. */
function withBreaks(text: string): ReactNode {
  const pieces = splitCombiningMarks(text);
  return pieces.length < 2 ? text : <BreakableText pieces={pieces} />;
}
