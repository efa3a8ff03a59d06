import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { OpeningItem, type OpeningMessages } from './opening-item.tsx';
import type { Opening } from './openings.ts';

const list = css(plainList, { borderBlockStart: `1px solid ${tokens.color.line}` });

export interface OpeningsMessages extends OpeningMessages {
  readonly title: string;
  /** Said when there are none. */
  readonly none: string;
}

interface OpeningsListProps {
  readonly openings: readonly Opening[];
  readonly messages: OpeningsMessages;
}

/** The open positions, or a word to those who came in vain. */
export function OpeningsList({ openings, messages }: OpeningsListProps) {
  if (openings.length === 0) return <EmptyState>{messages.none}</EmptyState>;
  return (
    <ul css={list}>
      {openings.map((opening) => (
        <OpeningItem key={opening.id} opening={opening} messages={messages} />
      ))}
    </ul>
  );
}
