import { useI18n } from '@torsa/shared/i18n';
import { type SignedIn, SignedInPage } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { displayName } from '../../ui/display-name.ts';
import { AnswerNext } from './answer-next.tsx';
import { CurrentProjects } from './current-projects.tsx';
import { DashboardPage } from './dashboard-page.tsx';
import { InboxFigures } from './inbox-figures.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { LongestWaiting } from './longest-waiting.tsx';
import { NextTasks } from './next-tasks.tsx';
import { PageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { TeamDashboardMessages } from './team-dashboard-messages.en.ts';
import { usePosition } from './use-position.ts';
import { WorkFigures } from './work-figures.tsx';

export function TeamDashboardPage({ messages }: { readonly messages: TeamDashboardMessages }) {
  return (
    <SignedInPage loading={<LoadingDashboard messages={messages} />}>
      {(session) => <TeamDashboard session={session} messages={messages} />}
    </SignedInPage>
  );
}

interface TeamDashboardProps {
  readonly session: SignedIn;
  readonly messages: TeamDashboardMessages;
}

function TeamDashboard({ session, messages }: TeamDashboardProps) {
  const { format } = useI18n();
  const position = usePosition();
  const { user } = session;
  const { monitoring, management, overviewWords, reports, settings } = messages;
  const name = displayName(user, messages.profile.nameless);
  const greeting = format(messages.welcome, { name });
  return (
    <DashboardPage
      title={messages.head.title}
      lead={position ? `${greeting} · ${messages.positions[position]}` : greeting}
      messages={messages}
    >
      <DashboardCard width="whole" deep title={monitoring.title}>
        <p>{monitoring.text}</p>
        <InboxFigures messages={overviewWords.figures} />
        <WorkFigures byStage={false} messages={overviewWords} />
        <AnswerNext messages={overviewWords} />
      </DashboardCard>
      <NextTasks width="half" position={position} messages={messages} />
      <LongestWaiting width="half" messages={overviewWords} />
      <CurrentProjects width="whole" messages={messages} />
      <DashboardCard width="third" onScreen title={management.title}>
        <PageLinks
          names={management.actions}
          pages={['/dashboard/team-members', '/dashboard/tasks', '/dashboard/tasks?view=calendar']}
        />
      </DashboardCard>
      <DashboardCard width="third" onScreen title={reports.title}>
        <PageLinks
          names={reports.actions}
          pages={['/dashboard/reports?period=week', '/dashboard/reports?period=month']}
        />
      </DashboardCard>
      <DashboardCard width="third" onScreen title={settings.title}>
        <PageLinks names={settings.actions} pages={['/account', '/account#notifications']} />
      </DashboardCard>
      <ProfileCard user={user} role={messages.team} messages={messages} />
    </DashboardPage>
  );
}
