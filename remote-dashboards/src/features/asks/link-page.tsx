import { css, Global } from '@emotion/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { useParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Card } from '@torsa/shared/ui/card';
import { PageContainer } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useUserQueryClient } from '../../api/query-client.ts';
import { emailLinkQuery } from '../../api/task-link.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { isolateTextDirection } from '../../ui/isolate.ts';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { EmailLinkPageTexts } from './link-page.copy.en.ts';

/** Load the task's form and record on demand. All languages share this code. */
const loadContent = () => import(/* webpackChunkName: "client-asks" */ './link-content.tsx');
const LinkContent = lazy(loadContent);

const end = css({ paddingBlockEnd: tokens.space.section });
// Hide the URL on a printed page, because it contains the secret token.
const addressOnPaper = css({ [media.print]: { 'body::after': { display: 'none !important' } } });

/** The page `/link/:token` of a one-time email link, which shows one task of a client without a login. */
export function EmailLinkPage({ copy }: { readonly copy: EmailLinkPageTexts }) {
  const { token } = useParams();
  const client = useUserQueryClient();
  // Wait for the session, which replaces the query client, because an earlier request would be sent twice.
  const isReady = useSession().status !== 'loading';
  useNoReferrer();
  // Load the code of the task's form in parallel with the task's data.
  useEffect(() => void loadContent().catch(() => undefined), []);
  return (
    <QueryClientProvider client={client}>
      <Global styles={addressOnPaper} />
      {token !== undefined && isReady ? (
        <TaskOfLink token={token} copy={copy} />
      ) : (
        <Loading copy={copy} />
      )}
    </QueryClientProvider>
  );
}

/**
 * Keeps this page's URL with the secret token out of the Referer header, for web hosts that cannot set a response
 * header.
 */
function useNoReferrer(): void {
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

interface TaskOfLinkProps {
  readonly token: string;
  readonly copy: EmailLinkPageTexts;
}

function TaskOfLink({ token, copy }: TaskOfLinkProps) {
  const { format } = useI18n();
  const query = useQuery(emailLinkQuery(token));
  const { data: link, error } = query;
  if (link === undefined) {
    if (!error) return <Loading copy={copy} />;
    const { problems, retry } = copy.reading;
    return (
      <LinkFrame title={copy.head.title}>
        <ErrorNotice error={error} copy={{ other: problems.unavailable }} />
        <div css={portalStyles.actions}>
          <Button
            ref={moveFocusToHeading}
            busy={query.isFetching}
            onClick={() => void query.refetch()}
          >
            {retry}
          </Button>
          <WayOn variant="secondary" copy={copy} />
        </div>
      </LinkFrame>
    );
  }
  if (link?.state !== 'open') {
    const { title, text } = copy.ended[link?.state ?? 'unknown'];
    return (
      <LinkFrame title={title}>
        {link && (
          <Suspense>
            <LinkContent token={token} link={link} />
          </Suspense>
        )}
        <p>{text}</p>
        <WayOn copy={copy} />
      </LinkFrame>
    );
  }
  const { person, project, ask } = link;
  return (
    <LinkFrame title={copy.titles[ask.kind]} lead={format(copy.person, { person, project })}>
      <Suspense fallback={<LoadingRows copy={copy} />}>
        <LinkContent token={token} link={link} />
        <p css={portalStyles.smallMutedWrapped}>
          {format(copy.recordedAs, { person: isolateTextDirection(person) })} {copy.onlyThis}
        </p>
      </Suspense>
    </LinkFrame>
  );
}

const Loading = ({ copy }: { readonly copy: EmailLinkPageTexts }) => (
  <LinkFrame title={copy.head.title}>
    <LoadingRows copy={copy} />
  </LinkFrame>
);

const LoadingRows = ({ copy }: { readonly copy: EmailLinkPageTexts }) => (
  <RowSkeletons label={copy.loading} rows={3} height="4rem" />
);

interface LinkFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

function LinkFrame({ title, lead, children }: LinkFrameProps) {
  return (
    <>
      <PageHeader title={title} lead={lead} width="form" />
      <PageContainer width="form" css={end}>
        <Card>{children}</Card>
      </PageContainer>
    </>
  );
}

interface WayOnProps {
  readonly variant?: 'primary' | 'secondary';
  readonly copy: EmailLinkPageTexts;
}

/** A link to the dashboard or the login page, if an email link does not work. */
function WayOn({ variant = 'primary', copy }: WayOnProps) {
  const isSignedIn = useSession().status === 'signedIn';
  return (
    <div>
      <ButtonLink variant={variant} to={isSignedIn ? '/dashboard/user' : '/auth/login'}>
        {isSignedIn ? copy.dashboard : copy.logIn}
      </ButtonLink>
    </div>
  );
}
