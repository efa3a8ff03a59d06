import { css } from '@emotion/react';
import { Link, type LinkProps } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { PortalMessages } from './portal-messages.en.ts';

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${tokens.space.m}`,
  minBlockSize: '3rem',
  '& > * + :last-child': { marginInlineStart: 'auto' },
});
const back = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.xs,
  minBlockSize: '2.75rem',
});

interface ConversationFrameProps {
  readonly title: string;
  /** How it stands. */
  readonly status?: ReactNode;
  /** The list that it is in. */
  readonly list: LinkProps['to'];
  /** At the end of the line that leads back. */
  readonly shortcuts?: ReactNode;
  readonly messages: { readonly back: string; readonly portal: PortalMessages };
  /** Puts the conversation beside something; without it, it stands alone. */
  readonly beside?: (conversation: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The frame of one conversation, with the way back to the list. */
export function ConversationFrame({
  title,
  status,
  list,
  shortcuts,
  messages,
  beside,
  children,
}: ConversationFrameProps) {
  const conversation = (
    <>
      <div css={top}>
        <Link css={back} to={list} aria-keyshortcuts="u">
          <span aria-hidden="true">←</span> {messages.back}
        </Link>
        {status}
        {shortcuts}
      </div>
      {children}
    </>
  );
  return (
    <PortalFrame title={title} messages={messages.portal}>
      {beside ? beside(conversation) : conversation}
    </PortalFrame>
  );
}

/** Keeps the place of a conversation that is on its way. */
export function ConversationSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
