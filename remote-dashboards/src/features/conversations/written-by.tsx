import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { type Conversation, writerQuery } from '../../api/conversations.ts';
import { Reading } from '../../ui/reading.tsx';
import type { ConversationMessages } from './conversation-messages.en.ts';

interface WrittenByProps {
  readonly conversation: Pick<Conversation, 'id' | 'email' | 'client_id'>;
  readonly messages: Pick<ConversationMessages, 'from' | 'reading'>;
}

/**
 * Who wrote a conversation, as far as it is known. A typed address proves nothing: only the client of a conversation has confirmed
 * its address. Otherwise the account that was logged in and the address are two separate facts.
 */
export function WrittenBy({ conversation, messages }: WrittenByProps) {
  const { format } = useI18n();
  const { id, email, client_id } = conversation;
  const { from, reading } = messages;
  const isOwned = client_id !== null;
  const writer = useQuery({ ...writerQuery(id), enabled: !isOwned });
  if (isOwned) return <p>{from.client}</p>;
  return (
    <Reading query={writer} messages={reading} skeleton={<p aria-hidden="true">&nbsp;</p>}>
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
    </Reading>
  );
}
