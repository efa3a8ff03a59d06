import { css } from '@emotion/react';
import { useSession } from '@torsa/shared/auth';
import { tokens } from '@torsa/shared/theme/tokens';
import { DashboardPage } from '../dashboard/dashboard-page.tsx';
import { LoadingDashboard } from '../dashboard/loading-dashboard.tsx';
import { PlaceholderButtons } from '../dashboard/placeholder-buttons.tsx';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import { InboxLink } from '../portal/inbox-link.tsx';
import { CompanyFigures } from './company-figures.tsx';
import type { FounderDashboardMessages } from './founder-dashboard.en.ts';
import { TileMark } from './tile-mark.tsx';

const tileText = css({ color: tokens.color.textMuted });
const tileNames = ['users', 'analytics', 'settings'] as const;
/** The pages that tiles lead to, as far as there are any. */
const tilePages: Partial<Record<(typeof tileNames)[number], string>> = {
  users: '/founder-dashboard/people',
};

export function FounderDashboardPage({
  messages,
}: {
  readonly messages: FounderDashboardMessages;
}) {
  const session = useSession();
  if (session.status !== 'signedIn') return <LoadingDashboard messages={messages.loading} />;

  return (
    <DashboardPage title={messages.head.title} lead={messages.lead} messages={messages}>
      <DashboardCard width="whole" deep title={messages.overview.title}>
        <p>{messages.overview.text}</p>
        <CompanyFigures messages={messages.figures} />
        <InboxLink messages={messages.portal} />
      </DashboardCard>
      {tileNames.map((name) => (
        <DashboardCard
          key={name}
          width="tile"
          mark={<TileMark of={name} />}
          title={messages.tiles[name].title}
          page={tilePages[name]}
        >
          <p css={tileText}>{messages.tiles[name].text}</p>
        </DashboardCard>
      ))}
      <DashboardCard width="whole" title={messages.quickActions.title}>
        <PlaceholderButtons
          features={messages.quickActions.actions}
          pages={['/founder-dashboard/people#invite']}
          comingSoon={messages.comingSoon}
        />
      </DashboardCard>
    </DashboardPage>
  );
}
