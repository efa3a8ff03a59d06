import { useI18n } from '@torsa/shared/i18n';
import { type SignedIn, SignedInPage } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { displayName } from '../../ui/display-name.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { OrderHistory } from './order-history.tsx';
import { PageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import { RecentMessages } from './recent-messages.tsx';
import { TalkToUs } from './talk-to-us.tsx';
import type { UserDashboardMessages } from './user-dashboard-messages.en.ts';
import { WaitingForYou } from './waiting-for-you.tsx';

export function UserDashboardPage({ messages }: { readonly messages: UserDashboardMessages }) {
  return (
    <SignedInPage loading={<LoadingDashboard isClient messages={messages} />}>
      {(session) => <UserDashboard session={session} messages={messages} />}
    </SignedInPage>
  );
}

interface UserDashboardProps {
  readonly session: SignedIn;
  readonly messages: UserDashboardMessages;
}

function UserDashboard({ session, messages }: UserDashboardProps) {
  const { format } = useI18n();
  const { user } = session;
  const { settings } = messages;
  // Staff may look at this page, and have no conversations of their own.
  const isClient = session.role === 'user';
  return (
    <DashboardPage
      title={format(messages.welcome, { name: displayName(user, messages.profile.nameless) })}
      messages={messages}
    >
      {isClient && <WaitingForYou client={user.id} messages={messages} />}
      <TalkToUs messages={messages.talk} />
      {isClient && <RecentMessages client={user.id} messages={messages} />}
      <OrderHistory isClient={isClient} messages={messages} />
      <ProfileCard user={user} messages={messages}>
        <PageLinks names={messages.profileActions} pages={['/account#profile']} />
      </ProfileCard>
      <DashboardCard width="whole" onScreen title={settings.title}>
        <PageLinks
          names={settings.actions}
          pages={['/account#password', '/account#preferences', '/account#notifications']}
        />
      </DashboardCard>
    </DashboardPage>
  );
}
