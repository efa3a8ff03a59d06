import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';

interface ChatTranscript {
  /**
   * The chat transcript that the form appends to the contact message. The staff inbox recognises the transcript's
   * first line. The text is empty if the visitor did not chat.
   */
  readonly said: string;
  /** Deletes the stored chat transcript after the message was sent. */
  readonly forget: () => void;
}

/**
 * Returns the chat transcript of a visitor who continues a chat in the contact form. Session storage keeps the
 * transcript during reloads and language changes, until the message is sent. The transcript is read after the first
 * render, because the prerendered document does not contain it.
 */
export function useChatTranscript(): ChatTranscript {
  const [said, setSaid] = useState('');
  // The location key changes when the visitor clicks the link in the chat while this form is open.
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

/** Ignore errors, because the visitor may have disabled the browser's storage. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
