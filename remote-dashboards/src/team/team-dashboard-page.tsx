import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { DashboardPage } from '../parts/dashboard-page.tsx';
import { displayName } from '../parts/display-name.ts';
import { LoadingDashboard } from '../parts/loading-dashboard.tsx';
import { PlaceholderButtons } from '../parts/placeholder-buttons.tsx';
import { ProfileDetails } from '../parts/profile-details.tsx';
import type { TeamDashboardMessages } from './team-dashboard.en.ts';

const { color, fontSize, radius, space } = tokens;

const list = css({ display: 'grid', gap: space.s, margin: 0, padding: 0, listStyle: 'none' });
const project = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.xs,
});
const badge = css({
  paddingInline: space.s,
  paddingBlock: '0.125rem',
  border: `1px solid ${color.line}`,
  borderRadius: radius.pill,
  backgroundColor: color.sunken,
  fontSize: fontSize.small,
  fontWeight: 600,
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
      <DashboardCard title={reports.title}>
        <PlaceholderButtons features={reports.actions} comingSoon={comingSoon} />
      </DashboardCard>
      <DashboardCard title={settings.title}>
        <PlaceholderButtons features={settings.actions} comingSoon={comingSoon} />
      </DashboardCard>
    </DashboardPage>
  );
}
