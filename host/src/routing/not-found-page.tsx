import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { useShellTexts } from '../copy/copy-context.ts';
import { useDocumentHead } from '../head/use-head.ts';
import { fullScreenStyle } from './full-screen.ts';

export function NotFoundPage() {
  const { head, lead, home } = useShellTexts().notFound;
  useDocumentHead(head);
  return (
    <div css={fullScreenStyle}>
      <PageHeader kicker="404" title={head.title} lead={lead}>
        <ButtonLink to="/">{home}</ButtonLink>
      </PageHeader>
    </div>
  );
}
