import { css } from '@emotion/react';
import { Fragment, memo } from 'react';
import { splitLinks } from './split-links.ts';

const plain = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

interface LinkedTextProps {
  readonly text: string;
}

/**
 * A text as it was typed, with links. It is never read as HTML. Lists render again with every poll, and the split of a long
 * text takes time: it happens once for each text.
 */
export const LinkedText = memo(function LinkedText({ text }: LinkedTextProps) {
  return (
    <p css={plain} dir="auto">
      {splitLinks(text).map(({ text, href, host }, index) =>
        href === undefined ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <Fragment key={index}>
            {/* Direction marks around an address do not turn it: it has a direction of its own. */}
            <a dir="ltr" href={href} rel="noopener noreferrer nofollow" target="_blank">
              {text}
            </a>
            {host !== undefined && <span dir="ltr"> ({host})</span>}
          </Fragment>
        ),
      )}
    </p>
  );
});
