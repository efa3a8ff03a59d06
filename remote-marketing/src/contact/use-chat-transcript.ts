import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';

interface ChatTranscript {
  /**
   * The chat transcript that is appended to the contact message. The staff inbox recognises its first line. It is
   * empty if the visitor did not chat.
   */
  readonly said: string;
  /** Deletes the stored chat transcript after it was sent. */
  readonly forget: () => void;
}

/**
 * Returns the transcript of a visitor who continues a chat in the contact form. Session storage keeps the transcript
 * during reloads and language changes, until it is sent. The hook reads it after the first render, because the
 * prerendered document does not contain it.
 */
export function useChatTranscript(): ChatTranscript {
  const [said, setSaid] = useState('');
  // The location key changes if the visitor clicks the link in the chat while this form is open.
  const { key } = useLocation();
  useEffect(() => {
    const kept = attempt(() => sessionStorage.getItem(chatTranscriptStorageKey));
    setSaid(kept ? `\n\n--- Chat ---\n${kept}` : '');
  }, [key]);
  return {
    said,
    forget: () => {
      attempt(() => sessionStorage.removeItem(chatTranscriptStorageKey));
      setSaid('');
    },
  };
}

/** The visitor may have disabled the browser's storage. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
