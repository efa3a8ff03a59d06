import type { PageHead } from '@torsa/shared/contract/remote';
import { useEffect } from 'react';
import { useShellTexts } from '../copy/copy-context.ts';
import { formatDocumentTitle, writeRobotsMetaContent } from './head-content.ts';

/** Sets the title, the description and the robots meta tag of the page. */
export function useDocumentHead(head: PageHead, isIndexed = false): void {
  const { name } = useShellTexts().company;
  useEffect(() => {
    document.title = formatDocumentTitle(head, name);
    setMeta('description', head.description);
    setMeta('robots', writeRobotsMetaContent(isIndexed));
  }, [head, name, isIndexed]);
}

function setMeta(name: string, content: string): void {
  document.querySelector(`meta[name="${name}"]`)?.setAttribute('content', content);
}
