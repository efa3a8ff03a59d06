import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import type { CareersMessages } from './careers.en.ts';
import { OpeningItem } from './opening-item.tsx';
import type { Opening } from './openings.ts';

const { color, radius, space } = tokens;

const list = css(plainList, { borderBlockStart: `1px solid ${color.line}` });
const empty = css({
  padding: space.xl,
  border: `1px dashed ${color.edge}`,
  borderRadius: radius.l,
  color: color.textMuted,
});

interface OpeningsListProps {
  readonly openings: readonly Opening[];
  readonly messages: CareersMessages['openings'];
}

/** The open positions, or a word to those who came in vain. */
export function OpeningsList({ openings, messages }: OpeningsListProps) {
  if (openings.length === 0) return <p css={empty}>{messages.none}</p>;
  return (
    <ul css={list}>
      {openings.map((opening) => (
        <OpeningItem key={opening.id} opening={opening} messages={messages} />
      ))}
    </ul>
  );
}
