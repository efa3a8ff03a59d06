import { createContext, useContext } from 'react';
import type { ShellMessages } from './en.ts';

const MessagesContext = createContext<ShellMessages | undefined>(undefined);

/** Gives the shell its words. */
export const MessagesProvider = MessagesContext.Provider;

/** The words of the shell in the language of the document. */
export function useMessages(): ShellMessages {
  const messages = useContext(MessagesContext);
  if (!messages) throw new Error('The shell was rendered outside of <MessagesProvider>.');
  return messages;
}
