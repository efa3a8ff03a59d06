import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';

const { color, radius } = tokens;

const list = css(plainListStyle, {
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  '& > li + li': { borderBlockStart: `1px solid ${color.line}` },
});

interface ConversationListProps {
  readonly label: string;
  /** HTML attributes of the list element. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  readonly children: ReactNode;
}

/** A list of conversation rows. */
export function ConversationList({ label, attributes, children }: ConversationListProps) {
  // `role="list"` restores the list semantics, which Safari removes from a list with `list-style: none`.
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" css={list} aria-label={label} {...attributes}>
      {children}
    </ul>
  );
}
