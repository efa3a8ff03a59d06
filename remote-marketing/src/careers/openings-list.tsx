import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import type { JobOpening } from '../content/openings.ts';
import { OpeningItem } from './opening-item.tsx';

const { color, radius, space } = tokens;

const list = css(plainList, { borderBlockStart: `1px solid ${color.line}` });
const empty = css({
  padding: space.xl,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.l,
  color: color.textMuted,
});

/** The open positions, or a word to those who came in vain. */
export function OpeningsList({ openings }: { readonly openings: readonly JobOpening[] }) {
  if (openings.length === 0) {
    return (
      <p css={empty}>
        There are no open positions at the moment. Send us your resume, and we will write to you
        when there is one.
      </p>
    );
  }
  return (
    <ul css={list}>
      {openings.map((opening) => (
        <OpeningItem key={opening.title} opening={opening} />
      ))}
    </ul>
  );
}
