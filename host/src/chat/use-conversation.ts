import { useEffect, useRef, useState } from 'react';
import { addChatMessage, chatReplyDelayMs, createChatConversation } from './conversation.ts';

/** Stores the visitor's chat conversation. An automatic reply follows each message after one second. */
export function useChatConversation(texts: { readonly greeting: string; readonly reply: string }) {
  const [messages, setMessages] = useState(() => createChatConversation(texts.greeting));
  const pendingReplies = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = pendingReplies.current;
    return () => {
      for (const reply of pending) clearTimeout(reply);
      pending.clear();
    };
  }, []);

  /** @returns true if the message was sent, or false if the text was blank. */
  function send(text: string): boolean {
    if (!text.trim()) return false;
    setMessages((current) => addChatMessage(current, 'user', text));
    const reply = setTimeout(() => {
      pendingReplies.current.delete(reply);
      setMessages((current) => addChatMessage(current, 'agent', texts.reply));
    }, chatReplyDelayMs);
    pendingReplies.current.add(reply);
    return true;
  }

  return { messages, send };
}
