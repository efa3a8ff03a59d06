import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loadSession } from '@torsa/shared/backend';
import { BackendError } from '@torsa/shared/database/backend-error';
import { insertRow } from '@torsa/shared/database/insert';

/** The time limit of the call that stores the message, in milliseconds. */
const timeoutMs = 20_000;

interface NewConversation {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/**
 * Returns a function that starts a conversation of the logged-in client. The backend stores a message with the same
 * idempotency key once.
 */
export function useStartConversation() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, ...message }: NewConversation & { readonly key: string }) => {
      const session = await (await loadSession()).current();
      if (!session)
        throw new BackendError('forbidden', 'No message without a session. Log in first.');
      await insertRow('contact_messages', message, {
        token: session.access_token,
        key,
        signal: AbortSignal.timeout(timeoutMs),
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['my conversations'] }),
  });
}
