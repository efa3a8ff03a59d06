import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { notFoundHead, pageMatch } from '../routing/page-handle.ts';
import { fullTitle } from './page-title.ts';

/** Keeps the document's title and description those of the page that is shown. */
export function usePageHead(): void {
  const matches = useMatches();

  useEffect(() => {
    const page = pageMatch(matches);
    const head = page ? page.handle.head(page.params) : notFoundHead;
    if (!head) return;
    document.title = fullTitle(head);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [matches]);
}
