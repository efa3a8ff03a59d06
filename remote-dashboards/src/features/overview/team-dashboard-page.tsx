import { useI18n } from '@torsa/shared/i18n';
import { SignedInPage, type SignedInSession } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { getDisplayName } from '../../ui/display-name.ts';
import { AnswerNextButton } from './answer-next-button.tsx';
import { CurrentProjectsCard } from './current-projects.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { InboxStatisticsList } from './inbox-figures.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { LongestWaitingCard } from './longest-waiting.tsx';
import { NextTasksCard } from './next-tasks.tsx';
import { DashboardPageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { TeamDashboardTexts } from './team-dashboard-page.copy.en.ts';
import { useOwnTeamRole } from './use-own-team-role.ts';
import { WorkStatisticsList } from './work-figures.tsx';

export function TeamDashboardPage({ copy }: { readonly copy: TeamDashboardTexts }) {
  return (
    <SignedInPage loading={<LoadingDashboard copy={copy} />}>
      {(session) => <TeamDashboard session={session} copy={copy} />}
    </SignedInPage>
  );
}

interface TeamDashboardProps {
  readonly session: SignedInSession;
  readonly copy: TeamDashboardTexts;
}

function TeamDashboard({ session, copy }: TeamDashboardProps) {
  const { format } = useI18n();
  const position = useOwnTeamRole();
  const { user } = session;
  const { monitoring, management, overviewWords, reports, settings } = copy;
  const name = getDisplayName(user, copy.profile.nameless);
  const greeting = format(copy.welcome, { name });
  return (
    <DashboardPage
      title={copy.head.title}
      detail={position ? `${greeting} · ${copy.positions[position]}` : greeting}
      copy={copy}
    >
      <DashboardCard width="whole" deep title={monitoring.title}>
        <p>{monitoring.text}</p>
        <InboxStatisticsList copy={overviewWords.figures} />
        <WorkStatisticsList copy={overviewWords} />
        <AnswerNextButton copy={overviewWords} />
      </DashboardCard>
      <NextTasksCard width="half" position={position} copy={copy} />
      <LongestWaitingCard width="half" copy={overviewWords} />
      <CurrentProjectsCard width="whole" copy={copy} />
      <DashboardCard width="third" onScreen title={management.title}>
        <DashboardPageLinks
          names={management.actions}
          pages={['/dashboard/team-members', '/dashboard/tasks', '/dashboard/tasks?view=calendar']}
        />
      </DashboardCard>
      <DashboardCard width="third" onScreen title={reports.title}>
        <DashboardPageLinks
          names={reports.actions}
          pages={['/dashboard/reports?period=week', '/dashboard/reports?period=month']}
        />
      </DashboardCard>
      <DashboardCard width="third" onScreen title={settings.title}>
        <DashboardPageLinks
          names={settings.actions}
          pages={['/account', '/account#notifications']}
        />
      </DashboardCard>
      <ProfileCard user={user} role={copy.team} copy={copy} />
    </DashboardPage>
  );
}
