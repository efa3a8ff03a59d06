import { css } from '@emotion/react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { type ReactNode, Suspense, useRef } from 'react';
import { getNextStepParty, requestsToLoggedInClientQuery } from '../../api/asks.ts';
import { type Conversation, ownConversationsQuery } from '../../api/conversations.ts';
import { isQuerySettled } from '../../api/is-settled.ts';
import { projectsQuery } from '../../api/project-list.ts';
import type { Project } from '../../api/projects.ts';
import { unreadQuery } from '../../api/unread.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { unknownCardHeightProps } from '../../ui/dashboard-grid.ts';
import { EarlyRows } from '../../ui/early-rows.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { ClientChecklist } from '../asks/index.ts';
import type { UserDashboardTexts } from './user-dashboard-page.copy.en.ts';

const words = css({
  // Reserves two lines, so that nothing moves when the text loads.
  minBlockSize: '2lh',
  fontSize: tokens.fontSize.body,
  overflowWrap: 'anywhere',
});
// Truncate a long subject after the reserved lines. It is last, so that the rest of the sentence stays visible.
const twoLines = css(words, {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});

/** The URL of a client's form for a new conversation. */
export const newConversationPath = '/dashboard/messages#write';

const list = css(plainListStyle, { display: 'grid', gap: tokens.space.m });
const item = css({ display: 'grid', justifyItems: 'start', gap: tokens.space.s });

interface WaitingForYouProps {
  /** The client's user ID. */
  readonly client: string;
  readonly copy: UserDashboardTexts;
}

/**
 * A dashboard card with the client's next steps: an unread reply, open requests (asks) and projects that wait for the
 * client.
 */
export function WaitingAsksCard({ client, copy }: WaitingForYouProps) {
  return (
    <NextCard copy={copy.next}>
      <Next client={client} copy={copy} />
    </NextCard>
  );
}

/** The loading `WaitingAsksCard`. Without requests to the client, it already has its final height. */
export function LoadingWaitingAsksCard({ copy }: Pick<WaitingForYouProps, 'copy'>) {
  return (
    <NextCard copy={copy.next}>
      <EarlyRows
        source="rpc/client_asks"
        limit={1}
        skeleton={
          <div css={portalStyles.stack}>
            <WriteToUs text={undefined} copy={copy.next} />
          </div>
        }
      >
        <div {...unknownCardHeightProps}>
          <div>
            <Skeleton />
          </div>
        </div>
      </EarlyRows>
    </NextCard>
  );
}

interface NextCardProps {
  readonly copy: UserDashboardTexts['next'];
  readonly children: ReactNode;
}

const NextCard = ({ copy, children }: NextCardProps) => (
  <DashboardCard width="twoThirds" deep title={copy.title}>
    {children}
  </DashboardCard>
);

function Next({ client, copy }: WaitingForYouProps) {
  const { format } = useI18n();
  const messages = useInfiniteQuery(ownConversationsQuery(client));
  const { data, error } = messages;
  const projects = useInfiniteQuery(projectsQuery('client'));
  const requests = useQuery(requestsToLoggedInClientQuery);
  const unread = useQuery(unreadQuery);
  const asks = requests.data ?? [];
  const { next } = copy;
  const open = asks.filter(({ state }) => state === 'open');
  // Keep the checklist after the last answer, so that the client can change it.
  const hasAsked = useRef(false);
  hasAsked.current ||= open.length > 0;
  const waiting = projects.data?.pages.flat().filter(
    (one) =>
      getNextStepParty(
        one,
        asks.filter(({ project_id }) => project_id === one.id),
      ) === 'client',
  );
  const conversations = data?.pages.flat() ?? [];
  const unreadReply = conversations.find(({ id }) => unread.data?.some((item) => item.id === id));
  const answered = unreadReply ?? conversations.find(({ status }) => status === 'waiting');
  const unanswered = conversations.find(({ status }) => status === 'open');
  const loading = (
    <div {...unknownCardHeightProps}>
      <Skeleton label={copy.reading.loading} />
    </div>
  );
  if (!isQuerySettled(requests) || !isQuerySettled(projects)) return loading;
  if (hasAsked.current || (waiting && waiting.length > 0)) {
    if (!isQuerySettled(unread) || !isQuerySettled(messages)) return loading;
    return (
      <>
        {unreadReply && <Reply conversation={unreadReply} text={next.replied} copy={copy} />}
        {hasAsked.current && (
          <Suspense fallback={loading}>
            <ClientChecklist asks={asks} showsProject />
          </Suspense>
        )}
        {waiting && waiting.length > 0 && <WaitingProjects projects={waiting} copy={next} />}
      </>
    );
  }
  if (answered) {
    const text = answered.status === 'waiting' ? next.answered : next.replied;
    return <Reply conversation={answered} text={text} copy={copy} />;
  }
  const nothing = unanswered
    ? format(next.open, { subject: unanswered.subject || copy.noSubject })
    : next.nothing;
  return <WriteToUs text={data ? nothing : error ? next.unknown : undefined} copy={next} />;
}

interface ReplyProps {
  readonly conversation: Pick<Conversation, 'id' | 'subject'>;
  readonly text: UserDashboardTexts['next']['replied'];
  readonly copy: UserDashboardTexts;
}

/** A sentence that the team has replied, with a link to the conversation. */
function Reply({ conversation: { id, subject }, text, copy }: ReplyProps) {
  const { format } = useI18n();
  return (
    <>
      <p css={twoLines}>{format(text, { subject: subject || copy.noSubject })}</p>
      <div>
        <ButtonLink variant="accent" to={`/dashboard/messages/${id}`}>
          {copy.next.read}
        </ButtonLink>
      </div>
    </>
  );
}

interface WriteToUsProps {
  /** The card's text. Undefined reserves the space of a text and a button. */
  readonly text: string | undefined;
  readonly copy: UserDashboardTexts['next'];
}

function WriteToUs({ text, copy }: WriteToUsProps) {
  return (
    <>
      <p css={twoLines}>{text ?? '\u00a0'}</p>
      <div css={text === undefined && portalStyles.invisible}>
        <ButtonLink variant="accent" to={newConversationPath}>
          {copy.write}
        </ButtonLink>
      </div>
    </>
  );
}

interface WaitingProjectsProps {
  readonly projects: readonly Pick<Project, 'id' | 'title' | 'waiting_for'>[];
  readonly copy: UserDashboardTexts['next'];
}

/** The projects that wait for the client without an open request. The client answers on the project page. */
function WaitingProjects({ projects, copy }: WaitingProjectsProps) {
  const { format } = useI18n();
  return (
    <ul css={list}>
      {projects.map(({ id, title, waiting_for: what }) => (
        <li key={id} css={item}>
          <p css={words}>{format(copy.asked, { title, what })}</p>
          <ButtonLink
            variant="accent"
            to={`/dashboard/projects/${id}`}
            aria-label={format(copy.openAsked, { title })}
          >
            {copy.openProject}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
