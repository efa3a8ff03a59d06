import { css } from '@emotion/react';
import { Fragment } from 'react';
import { splitLinks } from './split-links.ts';

const plain = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

/** A text as it was typed, whose addresses can be followed. Never read as HTML. */
export function LinkedText({ text }: { readonly text: string }) {
  return (
    <p css={plain} dir="auto">
      {splitLinks(text).map(({ text, href }, index) =>
        href === undefined ? (
          <Fragment key={index}>{text}</Fragment>
        ) : (
          <a key={index} href={href} rel="noopener noreferrer nofollow" target="_blank">
            {text}
          </a>
        ),
      )}
    </p>
  );
}
