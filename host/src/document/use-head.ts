import type { PageHead } from '@torsa/shared/contract/remote';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages-context.ts';
import { fullTitle } from './page-title.ts';

/** Sets the document's title and description; without a head they stay as they are. */
export function useHead(head: PageHead | undefined): void {
  const { name } = useMessages().company;
  useEffect(() => {
    if (!head) return;
    document.title = fullTitle(head, name);
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [head, name]);
}
