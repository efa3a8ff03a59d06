import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { displayName } from '../parts/display-name.ts';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import { ProfileDetails } from '../parts/profile-details.tsx';
import type { TeamDashboardMessages } from './team-dashboard.en.ts';

const list = css({
  display: 'grid',
  gap: tokens.space.xs,
  margin: 0,
  paddingInlineStart: '1.25em',
});

export function TeamDashboardPage({ messages }: { readonly messages: TeamDashboardMessages }) {
  const session = useSession();
  const { format } = useI18n();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  const { user } = session;
  const { profile, monitoring, management, projects, reports, settings, comingSoon } = messages;
  const name = displayName(user, profile.nameless);
  return (
    <DashboardPage
      columns={3}
      title={messages.head.title}
      lead={format(messages.welcome, { name })}
      messages={messages}
    >
      <DashboardCard title={profile.title}>
        <ProfileDetails
          details={[
            [profile.name, name],
            [profile.email, user.email],
            [profile.role, messages.team],
          ]}
        />
      </DashboardCard>
      <DashboardCard title={monitoring.title}>
        <p>{monitoring.text}</p>
      </DashboardCard>
      <DashboardCard title={management.title}>
        <PlaceholderButtons features={management.actions} comingSoon={comingSoon} />
      </DashboardCard>
      <DashboardCard title={projects.title}>
        <ul css={list}>
          {projects.items.map(({ title, state }) => (
            <li key={title}>
              {title}: {state}
            </li>
          ))}
        </ul>
      </DashboardCard>
      <DashboardCard title={reports.title}>
        <PlaceholderButtons features={reports.actions} comingSoon={comingSoon} />
      </DashboardCard>
      <DashboardCard title={settings.title}>
        <PlaceholderButtons features={settings.actions} comingSoon={comingSoon} />
      </DashboardCard>
    </DashboardPage>
  );
}
