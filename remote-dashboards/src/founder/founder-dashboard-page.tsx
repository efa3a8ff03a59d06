import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import { quickActions, tiles } from './founder-content.ts';

const wide = css({ gridColumn: '1 / -1' });

export default function FounderDashboardPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard />;

  return (
    <DashboardPage
      columns={2}
      title="Founder Dashboard"
      lead="The company and its site at a glance."
    >
      {tiles.map(({ title, text }) => (
        <DashboardCard key={title} title={title}>
          <p>{text}</p>
        </DashboardCard>
      ))}
      <div css={wide}>
        <DashboardCard title="Quick Actions">
          <PlaceholderButtons features={quickActions} />
        </DashboardCard>
      </div>
    </DashboardPage>
  );
}

FounderDashboardPage.head = {
  title: 'Founder Dashboard',
  description: 'Overview, users, analytics and settings of the Torsa site.',
} satisfies PageHead;
