import { Link } from '@torsa/shared/router';
import type { ReactNode } from 'react';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import { PortalFrame } from '../portal/portal-frame.tsx';
import type { PortalMessages } from '../portal/portal-messages.en.ts';

interface ConversationFrameProps {
  readonly title: string;
  /** How it stands. */
  readonly status?: ReactNode;
  /** The list that it is in. */
  readonly list: '/dashboard/inbox' | '/dashboard/messages';
  readonly messages: { readonly back: string; readonly portal: PortalMessages };
  readonly children: ReactNode;
}

/** The frame of one conversation, with the way back to the list. */
export function ConversationFrame({
  title,
  status,
  list,
  messages,
  children,
}: ConversationFrameProps) {
  return (
    <PortalFrame title={title} lead={status} messages={messages.portal}>
      <p>
        <Link to={list}>← {messages.back}</Link>
      </p>
      {children}
    </PortalFrame>
  );
}

/** Keeps the place of a conversation that is on its way. */
export function ConversationSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
