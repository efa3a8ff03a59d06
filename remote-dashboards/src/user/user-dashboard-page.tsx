import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { LoadingDashboard } from '../dashboard/loading-dashboard.tsx';
import { PlaceholderButtons } from '../dashboard/placeholder-buttons.tsx';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { displayName } from '../parts/display-name.ts';
import { ProfileDetails } from '../parts/profile-details.tsx';
import type { UserDashboardMessages } from './user-dashboard.en.ts';

export function UserDashboardPage({ messages }: { readonly messages: UserDashboardMessages }) {
  const session = useSession();
  const { format } = useI18n();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  const { user } = session;
  const { profile, orders, settings, comingSoon } = messages;
  const name = displayName(user, profile.nameless);
  return (
    <DashboardPage
      title={format(messages.welcome, { name })}
      lead={messages.lead}
      messages={messages}
    >
      <DashboardCard width="third" title={profile.title}>
        <ProfileDetails
          name={name}
          details={[
            [profile.name, name],
            [profile.email, user.email || profile.noEmail],
            [profile.userId, user.id],
          ]}
        />
        <PlaceholderButtons
          features={messages.profileActions}
          pages={['/account#profile']}
          comingSoon={comingSoon}
        />
      </DashboardCard>
      <DashboardCard width="twoThirds" title={orders.title}>
        <EmptyState>{orders.none}</EmptyState>
      </DashboardCard>
      <DashboardCard width="whole" title={settings.title}>
        <PlaceholderButtons
          features={settings.actions}
          pages={['/account#password', '/account#preferences', '/account#notifications']}
          comingSoon={comingSoon}
        />
      </DashboardCard>
    </DashboardPage>
  );
}
