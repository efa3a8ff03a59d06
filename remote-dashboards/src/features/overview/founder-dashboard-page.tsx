import { type SignedIn, SignedInPage } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { styles } from '../../ui/styles.ts';
import { AnswerNext } from './answer-next.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import type { FounderDashboardCopy } from './founder-dashboard-page.copy.en.ts';
import { InboxFigures } from './inbox-figures.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { LongestWaiting } from './longest-waiting.tsx';
import { PageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import { TileMark } from './tile-mark.tsx';
import { WorkFigures } from './work-figures.tsx';

const tileNames = ['users', 'analytics', 'settings'] as const;
/** The pages that tiles lead to. */
const tilePages: Record<(typeof tileNames)[number], string> = {
  users: '/founder-dashboard/people',
  analytics: '/founder-dashboard/analytics',
  settings: '/founder-dashboard/settings',
};

export function FounderDashboardPage({ copy }: { readonly copy: FounderDashboardCopy }) {
  return (
    <SignedInPage loading={<LoadingDashboard copy={copy} />}>
      {(session) => <FounderDashboard session={session} copy={copy} />}
    </SignedInPage>
  );
}

interface FounderDashboardProps {
  readonly session: SignedIn;
  readonly copy: FounderDashboardCopy;
}

function FounderDashboard({ session, copy }: FounderDashboardProps) {
  const { head, lead, overview, overviewWords, tiles, quickActions } = copy;
  return (
    <DashboardPage title={head.title} lead={lead} copy={copy}>
      <DashboardCard width="whole" deep title={overview.title}>
        <p>{overview.text}</p>
        <InboxFigures copy={overviewWords.figures} />
        <WorkFigures byStage copy={overviewWords} />
        <AnswerNext copy={overviewWords} />
      </DashboardCard>
      <LongestWaiting width="half" copy={overviewWords} />
      <DashboardCard width="half" onScreen title={quickActions.title}>
        <PageLinks
          names={quickActions.actions}
          pages={[
            '/founder-dashboard/people#invite',
            '/founder-dashboard/analytics',
            '/founder-dashboard/settings',
          ]}
        />
      </DashboardCard>
      {tileNames.map((name) => (
        <DashboardCard
          key={name}
          width="tile"
          mark={<TileMark of={name} />}
          title={tiles[name].title}
          page={tilePages[name]}
        >
          <p css={styles.muted}>{tiles[name].text}</p>
        </DashboardCard>
      ))}
      <ProfileCard user={session.user} role={copy.founder} copy={copy} />
    </DashboardPage>
  );
}
