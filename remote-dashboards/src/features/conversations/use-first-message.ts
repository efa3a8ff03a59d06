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
 * Returns a function that starts a conversation with a message and its files. The backend stores the message before
 * the files, so that a failed upload cannot lose the text.
 * @returns `send`, and the properties of `NewMessageFiles`
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
      // Keep files that the user attached while the browser was sending the message.
      setFiles((now) => now.filter((file) => !files.includes(file)));
      await uploadMessageFiles(message.key, files, language);
    },
    files: { files, onChange: setFiles, sentKey },
  };
}
