import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { buttonStyles } from '@torsa/shared/ui/button-styles';
import { Card } from '@torsa/shared/ui/card';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { SignedInPage, type SignedInSession } from '../../app/portal-page.tsx';
import { CallOfficeLink } from '../../ui/call-office.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { dashboardCardWidths } from '../../ui/dashboard-grid.ts';
import { getDisplayName } from '../../ui/display-name.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { OrderHistoryCard } from './order-history.tsx';
import { DashboardPageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import { EarlyRecentMessages, RecentMessages } from './recent-messages.tsx';
import type { UserDashboardTexts } from './user-dashboard-page.copy.en.ts';
import {
  LoadingWaitingAsksCard,
  newConversationPath,
  WaitingAsksCard,
} from './waiting-for-you.tsx';

export function UserDashboardPage({ copy }: { readonly copy: UserDashboardTexts }) {
  return (
    <SignedInPage loading={<LoadingUserDashboard copy={copy} />}>
      {(session) => <UserDashboard session={session} copy={copy} />}
    </SignedInPage>
  );
}

/** The loading client dashboard. Its first cards have their final height, so that the messages below do not move. */
function LoadingUserDashboard({ copy }: { readonly copy: UserDashboardTexts }) {
  return (
    <DashboardPage title={copy.loading.title} copy={copy}>
      <LoadingWaitingAsksCard copy={copy} />
      <TalkToUs isClient copy={copy} />
      <EarlyRecentMessages copy={copy} />
      <Card css={dashboardCardWidths.third}>
        <Skeleton label={copy.loading.label} lines={6} />
      </Card>
    </DashboardPage>
  );
}

interface UserDashboardProps {
  readonly session: SignedInSession;
  readonly copy: UserDashboardTexts;
}

function UserDashboard({ session, copy }: UserDashboardProps) {
  const { format } = useI18n();
  const { user } = session;
  const { settings } = copy;
  // Do not load conversations for staff, who can open this page but are not clients.
  const isClient = session.role === 'user';
  return (
    <DashboardPage
      title={format(copy.welcome, { name: getDisplayName(user, copy.profile.nameless) })}
      copy={copy}
    >
      {isClient && <WaitingAsksCard client={user.id} copy={copy} />}
      <TalkToUs isClient={isClient} copy={copy} />
      {isClient && <RecentMessages client={user.id} copy={copy} />}
      <OrderHistoryCard isClient={isClient} copy={copy} />
      <ProfileCard user={user} copy={copy}>
        <DashboardPageLinks names={copy.profileActions} pages={['/account#profile']} />
      </ProfileCard>
      <DashboardCard width="whole" onScreen title={settings.title}>
        <DashboardPageLinks
          names={settings.actions}
          pages={['/account#password', '/account#preferences', '/account#notifications']}
        />
      </DashboardCard>
    </DashboardPage>
  );
}

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: tokens.space.s,
});

interface TalkToUsProps {
  /** True for clients, who write messages in the portal. */
  readonly isClient: boolean;
  readonly copy: UserDashboardTexts;
}

/** A dashboard card with the office's phone and WhatsApp numbers, and a link to a new conversation. */
function TalkToUs({ isClient, copy: { talk, reading } }: TalkToUsProps) {
  const { hours, whatsapp } = useCompany().optionalFacts;
  return (
    <DashboardCard width="third" onScreen title={talk.title}>
      <p>{hours ?? talk.hours}</p>
      <div css={actions}>
        <CallOfficeLink variant="secondary" copy={reading} />
        {whatsapp && (
          <a
            css={buttonStyles.secondary}
            href={`https://wa.me/${whatsapp.number.slice(1)}`}
            rel="noopener"
          >
            {talk.whatsapp}
          </a>
        )}
        <ButtonLink variant="secondary" to={isClient ? newConversationPath : '/contact'}>
          {talk.write}
        </ButtonLink>
      </div>
    </DashboardCard>
  );
}
