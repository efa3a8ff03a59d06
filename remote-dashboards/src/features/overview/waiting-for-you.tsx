import { css } from '@emotion/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { ownConversationsQuery } from '../../api/conversations.ts';
import { projectsQuery } from '../../api/projects.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { styles } from '../../ui/styles.ts';
import type { UserDashboardCopy } from './user-dashboard-page.copy.en.ts';

const words = css({
  // Reserves two lines, so that the content does not move when the text loads.
  minBlockSize: '2lh',
  fontSize: tokens.fontSize.body,
  overflowWrap: 'anywhere',
});

const asks = css(plainList, { display: 'grid', gap: tokens.space.m });
const ask = css({ display: 'grid', justifyItems: 'start', gap: tokens.space.s });

interface WaitingForYouProps {
  /** The client's user ID. */
  readonly client: string;
  readonly copy: UserDashboardCopy;
}

/**
 * A dashboard card with the client's next steps: the projects that wait for the client, an unanswered reply, or no step.
 */
export function WaitingForYou({ client, copy }: WaitingForYouProps) {
  return (
    <DashboardCard width="twoThirds" deep title={copy.next.title}>
      <Next client={client} copy={copy} />
    </DashboardCard>
  );
}

function Next({ client, copy }: WaitingForYouProps) {
  const { format } = useI18n();
  const { data, error } = useInfiniteQuery(ownConversationsQuery(client));
  const projects = useInfiniteQuery(projectsQuery('client'));
  const { next } = copy;
  const asking = projects.data?.pages.flat().filter(({ waiting_on }) => waiting_on === 'client');
  const conversations = data?.pages.flat() ?? [];
  const answered = conversations.find(({ status }) => status === 'waiting');
  const open = conversations.find(({ status }) => status === 'open');
  const subjectOf = (subject: string) => ({ subject: subject || copy.noSubject });
  if (asking && asking.length > 0) {
    return (
      <ul css={asks}>
        {asking.map(({ id, title, waiting_for: what }) => (
          <li key={id} css={ask}>
            <p css={words}>{format(next.asked, { title, what })}</p>
            <ButtonLink
              variant="accent"
              to={`/dashboard/projects/${id}`}
              aria-label={format(next.openAsked, { title })}
            >
              {next.openProject}
            </ButtonLink>
          </li>
        ))}
      </ul>
    );
  }
  if (answered) {
    return (
      <>
        <p css={words}>{format(next.answered, subjectOf(answered.subject))}</p>
        <div>
          <ButtonLink variant="accent" to={`/dashboard/messages/${answered.id}`}>
            {next.read}
          </ButtonLink>
        </div>
      </>
    );
  }
  const nothing = open ? format(next.open, subjectOf(open.subject)) : next.nothing;
  return (
    <>
      <p css={words}>{data ? nothing : error ? next.unknown : '\u00a0'}</p>
      <div css={!data && !error && styles.invisible}>
        <ButtonLink variant="accent" to="/contact">
          {next.write}
        </ButtonLink>
      </div>
    </>
  );
}
