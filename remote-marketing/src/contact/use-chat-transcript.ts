import { chatStorageKey } from '@torsa/shared/contract/names';
import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';

interface ChatTranscript {
  /**
   * The chat transcript at the end of a message. Its first line lets the inbox recognise it. Empty without chat
   * messages.
   */
  readonly said: string;
  /** Deletes the transcript after it was sent. */
  readonly forget: () => void;
}

/**
 * The chat transcript of a visitor who continues in the contact form. The tab keeps it until it is sent, through
 * reloads and in the other language. It is read after the first render, because the prerendered document does not
 * know it.
 */
export function useChatTranscript(): ChatTranscript {
  const [said, setSaid] = useState('');
  // A new key means that the visitor came from the chat while this form was open.
  const { key } = useLocation();
  useEffect(() => {
    const kept = attempt(() => sessionStorage.getItem(chatStorageKey));
    setSaid(kept ? `\n\n--- Chat ---\n${kept}` : '');
  }, [key]);
  return {
    said,
    forget: () => {
      attempt(() => sessionStorage.removeItem(chatStorageKey));
      setSaid('');
    },
  };
}

/** The browser's storage may be disabled. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
