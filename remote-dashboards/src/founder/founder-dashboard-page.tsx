import { useSession } from '@torsa/shared/auth';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import type { FounderDashboardMessages } from './founder-dashboard.en.ts';

export function FounderDashboardPage({
  messages,
}: {
  readonly messages: FounderDashboardMessages;
}) {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  return (
    <DashboardPage title={messages.head.title} lead={messages.lead} messages={messages}>
      {messages.tiles.map(({ title, text }, index) => (
        <DashboardCard
          key={title}
          title={title}
          width={index === 0 ? 'whole' : 'tile'}
          deep={index === 0}
        >
          <p>{text}</p>
        </DashboardCard>
      ))}
      <DashboardCard width="whole" title={messages.quickActions.title}>
        <PlaceholderButtons
          features={messages.quickActions.actions}
          comingSoon={messages.comingSoon}
        />
      </DashboardCard>
    </DashboardPage>
  );
}
