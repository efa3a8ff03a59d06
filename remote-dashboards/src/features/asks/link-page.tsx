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
import { type ReactNode, useEffect } from 'react';
import { useUserQueryClient } from '../../api/query-client.ts';
import { taskLinkQuery } from '../../api/task-link.ts';
import { ErrorNotice } from '../../ui/error-notice.tsx';
import { moveFocusToHeading } from '../../ui/move-focus-to-heading.ts';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { styles } from '../../ui/styles.ts';
import { EndedLinkNotice } from './ended-link.tsx';
import type { LinkCopy } from './link-page.copy.en.ts';
import { LinkedAsk } from './linked-ask.tsx';

const end = css({ paddingBlockEnd: tokens.space.section });
// The address at the end of a printout would give away the token.
const addressOnPaper = css({ [media.print]: { 'body::after': { display: 'none !important' } } });

/** The page `/link/:token` that an email opens: one task of one person, without a login. */
export function LinkPage({ copy }: { readonly copy: LinkCopy }) {
  const { token } = useParams();
  const client = useUserQueryClient();
  // The query client changes with the session, so an earlier query would be sent twice.
  const isReady = useSession().status !== 'loading';
  useNoReferrer();
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

/** Prevents that requests of this page name its path. Servers send a header too, but not every host can. */
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
  readonly copy: LinkCopy;
}

function TaskOfLink({ token, copy }: TaskOfLinkProps) {
  const { format } = useI18n();
  const query = useQuery(taskLinkQuery(token));
  const { data: link, error } = query;
  if (link === undefined) {
    if (!error) return <Loading copy={copy} />;
    const { problems, retry } = copy.reading;
    return (
      <LinkFrame title={copy.head.title}>
        <ErrorNotice error={error} copy={{ other: problems.unavailable }} />
        <div css={styles.actions}>
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
        {link && <EndedLinkNotice link={link} copy={copy.asks} />}
        <p>{text}</p>
        <WayOn copy={copy} />
      </LinkFrame>
    );
  }
  const { person, project, ask } = link;
  return (
    <LinkFrame title={copy.titles[ask.kind]} lead={format(copy.person, { person, project })}>
      <LinkedAsk token={token} link={link} copy={copy} />
    </LinkFrame>
  );
}

const Loading = ({ copy }: { readonly copy: LinkCopy }) => (
  <LinkFrame title={copy.head.title}>
    <RowSkeletons label={copy.loading} rows={3} height="4rem" />
  </LinkFrame>
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
  readonly copy: LinkCopy;
}

/** The link to the portal, for a person whose link does not work. */
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
