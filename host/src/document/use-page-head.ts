import { useMatches } from 'react-router-dom';
import { pageMatch } from '../routing/page-handle.ts';
import { useHead } from './use-head.ts';

/**
 * Keeps the document's title and description those of the page that is shown. While a page loads they
 * stay as they are; what is shown in place of a page brings its own.
 */
export function usePageHead(): void {
  const page = pageMatch(useMatches());
  useHead(page?.handle.head(page.params));
}
