import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { LoadingDashboard } from '../dashboard/loading-dashboard.tsx';
import { PlaceholderButtons } from '../dashboard/placeholder-buttons.tsx';
import { badgeStyle } from '../parts/badge-style.ts';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { displayName } from '../parts/display-name.ts';
import { ProfileDetails } from '../parts/profile-details.tsx';
import { InboxLink } from '../portal/inbox-link.tsx';
import type { TeamDashboardMessages } from './team-dashboard.en.ts';

const { color, space } = tokens;

const list = css(plainList, { display: 'grid' });
const project = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${color.line}`,
});
const badge = badgeStyle(color.river);

export function TeamDashboardPage({ messages }: { readonly messages: TeamDashboardMessages }) {
  const session = useSession();
  const { format } = useI18n();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  const { user } = session;
  const { profile, monitoring, management, projects, reports, settings, comingSoon } = messages;
  const name = displayName(user, profile.nameless);
  return (
    <DashboardPage
      title={messages.head.title}
      lead={format(messages.welcome, { name })}
      messages={messages}
    >
      <DashboardCard width="third" title={profile.title}>
        <ProfileDetails
          name={name}
          details={[
            [profile.name, name],
            [profile.email, user.email],
            [profile.role, messages.team],
          ]}
        />
      </DashboardCard>
      <DashboardCard width="twoThirds" deep title={monitoring.title}>
        <p>{monitoring.text}</p>
        <InboxLink messages={messages.portal} />
      </DashboardCard>
      <DashboardCard width="third" title={management.title}>
        <PlaceholderButtons
          features={management.actions}
          pages={['/dashboard/team-members']}
          comingSoon={comingSoon}
        />
      </DashboardCard>
      <DashboardCard width="twoThirds" title={projects.title}>
        <ul css={list}>
          {projects.items.map(({ title, state }) => (
            <li key={title} css={project}>
              <span>
                {title}
                <span css={visuallyHidden}>: </span>
              </span>
              <span css={badge}>{state}</span>
            </li>
          ))}
        </ul>
      </DashboardCard>
      <DashboardCard width="half" title={reports.title}>
        <PlaceholderButtons features={reports.actions} comingSoon={comingSoon} />
      </DashboardCard>
      <DashboardCard width="half" title={settings.title}>
        <PlaceholderButtons
          features={settings.actions}
          pages={['/account', '/account#notifications']}
          comingSoon={comingSoon}
        />
      </DashboardCard>
    </DashboardPage>
  );
}
