import { useI18n } from '@torsa/shared/i18n';
import { useState } from 'react';
import { useStartConversation } from '../../api/start-conversation.ts';
import type { SignedInSession } from '../../app/portal-page.tsx';
import { uploadMessageFiles } from '../files/index.ts';

interface FirstMessage {
  readonly subject: string;
  readonly message: string;
  /** The idempotency key of the message in the form. */
  readonly key: string;
}

/**
 * Returns `send`, which stores a conversation's first message before its files, so that a failed upload never loses the
 * text.
 */
export function useSendFirstMessage({ fullName, email }: SignedInSession['user']) {
  const { mutateAsync: start } = useStartConversation();
  const { language } = useI18n();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sentKey, setSentKey] = useState('');
  return {
    send: async (message: FirstMessage) => {
      await start({ name: (fullName || email).slice(0, 100), email, ...message });
      setSentKey(message.key);
      if (files.length === 0) return;
      // Keep files that the user attached during the sending.
      setFiles((now) => now.filter((file) => !files.includes(file)));
      await uploadMessageFiles(message.key, files, language);
    },
    files: { files, onChange: setFiles, sentKey },
  };
}
