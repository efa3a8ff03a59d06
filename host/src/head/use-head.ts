import type { PageHead } from '@torsa/shared/contract/remote';
import { useEffect } from 'react';
import { useCopy } from '../copy/copy-context.ts';
import { documentTitle } from './document-title.ts';
import { robotsContent } from './robots.ts';

/**
 * Sets the title, the description and the robots meta tag of the page. Without a `head` argument, it changes nothing.
 * It does not update link preview tags, because link preview services do not run scripts.
 */
export function useHead(head: PageHead | undefined, isIndexed = false): void {
  const { name } = useCopy().company;
  useEffect(() => {
    if (!head) return;
    document.title = documentTitle(head, name);
    setMeta('description', head.description);
    setMeta('robots', robotsContent(isIndexed));
  }, [head, name, isIndexed]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
