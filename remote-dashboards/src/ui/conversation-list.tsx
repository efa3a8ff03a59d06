import { css } from '@emotion/react';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import type { FocusEventHandler, ReactNode } from 'react';

const { color, radius } = tokens;

/** The frame of a list or table with lines between its rows. */
export const listFrameStyle = css(plainListStyle, {
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  '& > * + *': { borderBlockStart: `1px solid ${color.line}` },
});

interface ConversationListProps {
  readonly label: string;
  /** The HTML attributes of the list element. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>> | undefined;
  readonly onFocus?: FocusEventHandler;
  readonly children: ReactNode;
}

/** A list of conversation rows. */
export function ConversationList(props: ConversationListProps) {
  const { label, attributes, onFocus, children } = props;
  // Set `role="list"`, because Safari does not treat a list with `list-style: none` as a list.
  return (
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul role="list" css={listFrameStyle} aria-label={label} onFocus={onFocus} {...attributes}>
      {children}
    </ul>
  );
}
