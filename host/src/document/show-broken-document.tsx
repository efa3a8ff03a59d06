import { createRoot } from 'react-dom/client';
import { BrokenDocument } from './broken-document.tsx';
import { problemsOfDocument } from './problems-of-document.ts';
import { renewDocument } from './renew-document.ts';

/** Says in place of the site what is wrong with its document, if that is more than a copy that was damaged on its way. */
export async function showBrokenDocument(container: HTMLElement): Promise<void> {
  const problems = problemsOfDocument(document);
  console.error(['This document cannot be used:', ...problems].join('\n- '));
  if (await renewDocument()) return;
  createRoot(container).render(<BrokenDocument problems={problems} />);
}
