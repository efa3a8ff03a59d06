import { chatStorageKey } from '@torsa/shared/contract/names';
import { useLocation } from '@torsa/shared/router';
import { useEffect, useState } from 'react';

interface ChatTranscript {
  /** The end of a message. Its first line lets the inbox recognise it. Empty when nothing was said. */
  readonly said: string;
  /** It has been sent. */
  readonly forget: () => void;
}

/**
 * What was said in the chat before a visitor went on to this form. The tab keeps it until it is sent, also through a reload and
 * in the other language. It is read after the first render, because the prerendered document does not know it.
 */
export function useChatTranscript(): ChatTranscript {
  const [said, setSaid] = useState('');
  // Another key: the visitor went on from the chat while this form was open.
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
