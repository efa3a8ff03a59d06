import { createContext, useContext } from 'react';
import type { ShellCopy } from './document.copy.en.ts';

const CopyContext = createContext<ShellCopy | undefined>(undefined);

export const CopyProvider = CopyContext.Provider;

/** Returns the interface texts of the shell in the language of the HTML document. */
export function useCopy(): ShellCopy {
  const copy = useContext(CopyContext);
  if (!copy) throw new Error('useCopy was called outside of <CopyProvider>.');
  return copy;
}
