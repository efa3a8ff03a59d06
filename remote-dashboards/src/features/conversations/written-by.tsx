import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { type Conversation, writerQuery } from '../../api/conversations.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import type { ConversationCopy } from './conversation-page.copy.en.ts';

interface WrittenByProps {
  readonly conversation: Pick<Conversation, 'id' | 'email' | 'client_id'>;
  readonly copy: Pick<ConversationCopy, 'from' | 'reading'>;
}

/**
 * Who wrote a conversation, as far as it is known. A typed address proves nothing: only the client of a conversation has confirmed
 * its address. Otherwise the account that was logged in and the address are two separate facts.
 */
export function WrittenBy({ conversation, copy }: WrittenByProps) {
  const { format } = useI18n();
  const { id, email, client_id } = conversation;
  const { from, reading } = copy;
  const isOwned = client_id !== null;
  const writer = useQuery({ ...writerQuery(id), enabled: !isOwned });
  if (isOwned) return <p>{from.client}</p>;
  return (
    <QueryBoundary query={writer} copy={reading} skeleton={<p aria-hidden="true">&nbsp;</p>}>
      {(account) =>
        account === null ? (
          <p>{from.visitor}</p>
        ) : (
          <>
            <p>
              {format(from.writtenAs, {
                account: [account.name, account.email].filter(Boolean).join(', '),
              })}
            </p>
            <p>{format(from.givesAddress, { email })}</p>
            <p>{from.answersGo}</p>
          </>
        )
      }
    </QueryBoundary>
  );
}
