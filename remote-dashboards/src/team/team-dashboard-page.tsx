import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { tokens } from '@torsa/shared/theme/tokens';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { displayName } from '../parts/display-name.ts';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import { ProfileDetails } from '../parts/profile-details.tsx';
import { monitoring, projects, reports, settings, teamManagement } from './team-content.ts';

const list = css({
  display: 'grid',
  gap: tokens.space.xs,
  margin: 0,
  paddingInlineStart: '1.25em',
});

export default function TeamDashboardPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard />;

  const { user } = session;
  const name = displayName(user);
  return (
    <DashboardPage
      columns={3}
      title="Team Dashboard"
      lead={`Welcome, ${name}. Here is what your team works on.`}
    >
      <DashboardCard title="My Profile">
        <ProfileDetails
          details={[
            ['Name', name],
            ['Email', user.email],
            ['Role', 'Team'],
          ]}
        />
      </DashboardCard>
      <DashboardCard title="Monitoring">
        <p>{monitoring}</p>
      </DashboardCard>
      <DashboardCard title="Team Management">
        <PlaceholderButtons features={teamManagement} />
      </DashboardCard>
      <DashboardCard title="Current Projects">
        <ul css={list}>
          {projects.map(({ title, state }) => (
            <li key={title}>
              {title}: {state}
            </li>
          ))}
        </ul>
      </DashboardCard>
      <DashboardCard title="Performance Reports">
        <PlaceholderButtons features={reports} />
      </DashboardCard>
      <DashboardCard title="Settings">
        <PlaceholderButtons features={settings} />
      </DashboardCard>
    </DashboardPage>
  );
}

TeamDashboardPage.head = {
  title: 'Team Dashboard',
  description: 'Monitoring, projects and reports for the Torsa team.',
} satisfies PageHead;
