import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import type { FounderDashboardMessages } from './founder-dashboard.en.ts';

const wide = css({ gridColumn: '1 / -1' });

export function FounderDashboardPage({
  messages,
}: {
  readonly messages: FounderDashboardMessages;
}) {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  return (
    <DashboardPage columns={2} title={messages.head.title} lead={messages.lead} messages={messages}>
      {messages.tiles.map(({ title, text }) => (
        <DashboardCard key={title} title={title}>
          <p>{text}</p>
        </DashboardCard>
      ))}
      <div css={wide}>
        <DashboardCard title={messages.quickActions.title}>
          <PlaceholderButtons
            features={messages.quickActions.actions}
            comingSoon={messages.comingSoon}
          />
        </DashboardCard>
      </div>
    </DashboardPage>
  );
}
