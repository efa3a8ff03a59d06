import type { PageHead } from '@torsa/shared/contract/remote';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useHead } from '../document/use-head.ts';

export const notFoundHead: PageHead = {
  title: 'Page not found',
  description: 'This address does not lead to a page of Torsa.',
};

export function NotFoundPage() {
  useHead(notFoundHead);
  return (
    <PageHeader
      kicker="404"
      title="Page not found"
      lead="Nothing flows here. The page may have moved, or the address may have a typing mistake."
    >
      <ButtonLink to="/">Back to home</ButtonLink>
    </PageHeader>
  );
}
