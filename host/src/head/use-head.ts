import type { PageHead } from '@torsa/shared/contract/remote';
import { useEffect } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { formatDocumentTitle } from './document-title.ts';
import { writeRobotsMetaContent } from './robots.ts';

/** Sets the title, the description and the robots meta tag of the page. Without `head`, it changes nothing. */
export function useDocumentHead(head: PageHead | undefined, isIndexed = false): void {
  const { name } = useShellTexts().company;
  useEffect(() => {
    if (!head) return;
    document.title = formatDocumentTitle(head, name);
    setMeta('description', head.description);
    setMeta('robots', writeRobotsMetaContent(isIndexed));
  }, [head, name, isIndexed]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
