import { createContext, useContext } from 'react';
import type { ShellTexts } from './document.copy.en.ts';

const CopyContext = createContext<ShellTexts | undefined>(undefined);

export const ShellTextsProvider = CopyContext.Provider;

/** Returns the interface texts of the shell in the language of the HTML document. */
export function useShellTexts(): ShellTexts {
  const copy = useContext(CopyContext);
  if (!copy) throw new Error('useShellTexts was called outside of <ShellTextsProvider>.');
  return copy;
}
