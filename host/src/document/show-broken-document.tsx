import { createRoot } from 'react-dom/client';
import { BrokenDocument } from './broken-document.tsx';
import { problemsOfDocument } from './problems-of-document.ts';

/** Says in place of the site what is wrong with its document. */
export function showBrokenDocument(container: HTMLElement): void {
  const problems = problemsOfDocument(document);
  console.error(['This document cannot be used:', ...problems].join('\n- '));
  createRoot(container).render(<BrokenDocument problems={problems} />);
}
