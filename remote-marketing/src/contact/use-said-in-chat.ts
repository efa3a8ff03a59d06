import { useEffect, useState } from 'react';
import { takeChat } from './take-chat.ts';

/** What was said in the chat before this form: after the first render, because the prerendered document knows nothing of it. */
export function useSaidInChat(): string {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const taken = takeChat();
    if (taken) setSaid(taken);
  }, []);
  return said;
}
