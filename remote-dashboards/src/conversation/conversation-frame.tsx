import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { PortalMessages } from '../portal/portal-messages.en.ts';

const top = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '3rem',
});

interface ConversationFrameProps {
  readonly title: string;
  /** How it stands. */
  readonly status?: ReactNode;
  /** The list that it is in. */
  readonly list: '/dashboard/inbox' | '/dashboard/messages';
  /** At the end of the line that leads back. */
  readonly shortcuts?: ReactNode;
  readonly messages: { readonly back: string; readonly portal: PortalMessages };
  readonly children: ReactNode;
}

/** The frame of one conversation, with the way back to the list. */
export function ConversationFrame({
  title,
  status,
  list,
  shortcuts,
  messages,
  children,
}: ConversationFrameProps) {
  return (
    <PortalFrame title={title} lead={status} messages={messages.portal}>
      <div css={top}>
        <Link to={list} aria-keyshortcuts="u">
          ← {messages.back}
        </Link>
        {shortcuts}
      </div>
      {children}
    </PortalFrame>
  );
}

/** Keeps the place of a conversation that is on its way. */
export function ConversationSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
