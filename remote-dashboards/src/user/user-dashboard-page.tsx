import { useSession } from '@torsa/shared/auth';
import type { PageHead } from '@torsa/shared/contract/remote';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { displayName } from '../parts/display-name.ts';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import { ProfileDetails } from '../parts/profile-details.tsx';

export default function UserDashboardPage() {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard />;

  const { user } = session;
  const name = displayName(user);
  return (
    <DashboardPage
      columns={3}
      title={`Welcome, ${name}!`}
      lead="Your profile, your orders and your settings in one place."
    >
      <DashboardCard title="My Profile">
        <ProfileDetails
          details={[
            ['Name', name],
            ['Email', user.email || 'Not available'],
            ['User ID', user.id],
          ]}
        />
        <PlaceholderButtons features={['Edit Profile']} />
      </DashboardCard>
      <DashboardCard title="Order History">
        <p>You have no recent orders.</p>
      </DashboardCard>
      <DashboardCard title="Account Settings">
        <PlaceholderButtons
          features={['Change Password', 'Manage Preferences', 'Notification Settings']}
        />
      </DashboardCard>
    </DashboardPage>
  );
}

UserDashboardPage.head = {
  title: 'My Dashboard',
  description: 'Your profile, your orders and the settings of your account.',
} satisfies PageHead;
