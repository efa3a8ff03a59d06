import { chatTranscriptStorageKey } from '@torsa/shared/contract/names';
import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';

interface ChatTranscript {
  /**
   * The chat transcript that the form appends to the contact message; empty without a chat. The staff inbox recognises
   * its first line.
   */
  readonly said: string;
  /** Deletes the stored chat transcript after the message was sent. */
  readonly forget: () => void;
}

/**
 * Returns the transcript of a chat that the visitor continues in the contact form. It is empty during the first
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

/** Ignores errors, because the visitor may have disabled the browser's storage. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
