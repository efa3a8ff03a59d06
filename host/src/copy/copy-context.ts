import { createContext, useContext } from 'react';
import type { ShellCopy } from './document.copy.en.ts';

const CopyContext = createContext<ShellCopy | undefined>(undefined);

/** Provides the copy of the shell. */
export const CopyProvider = CopyContext.Provider;

/** The copy of the shell in the language of the document. */
export function useCopy(): ShellCopy {
  const copy = useContext(CopyContext);
  if (!copy) throw new Error('The shell was rendered outside of <CopyProvider>.');
  return copy;
}
