import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { SignedInPage, type SignedInSession } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { AnswerNextButton } from './answer-next-button.tsx';
import { CompanyStatistics } from './company-figures.tsx';
import { writeCompanySummary } from './company-summary.ts';
import { DashboardPage } from './dashboard-page.tsx';
import { EnquirySourcesCard } from './enquiry-sources.tsx';
import type { FounderDashboardTexts } from './founder-dashboard-page.copy.en.ts';
import { LoadingDashboard } from './loading-dashboard.tsx';
import { AttentionNeededCard } from './needs-you.tsx';
import { DashboardPageLinks } from './page-links.tsx';
import { ProfileCard } from './profile-card.tsx';
import { ProjectsByStageCard } from './projects-by-stage.tsx';
import { TeamThisWeekCard } from './team-this-week.tsx';
import { useCompanySummaryData } from './use-company-state.ts';

const { color } = tokens;

// Reserves the usual number of lines, so that nothing moves when the statistics load.
const sentence = css({
  maxInlineSize: '56rem',
  minBlockSize: '2lh',
  fontSize: '1.375rem',
  [media.phone]: { minBlockSize: '5lh', fontSize: '1.125rem' },
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

const tileNames = ['users', 'analytics', 'settings'] as const;
/** The linked page of each dashboard tile. */
const tilePages: Record<(typeof tileNames)[number], string> = {
  users: '/founder-dashboard/people',
  analytics: '/founder-dashboard/analytics',
  settings: '/founder-dashboard/settings',
};

export function FounderDashboardPage({ copy }: { readonly copy: FounderDashboardTexts }) {
  return (
    <SignedInPage loading={<LoadingDashboard copy={copy} />}>
      {(session) => <FounderDashboard session={session} copy={copy} />}
    </SignedInPage>
  );
}

interface FounderDashboardProps {
  readonly session: SignedInSession;
  readonly copy: FounderDashboardTexts;
}

function FounderDashboard({ session, copy }: FounderDashboardProps) {
  const { head, overview, overviewWords, tiles, quickActions } = copy;
  const i18n = useI18n();
  const state = useCompanySummaryData();
  const summary = state.summary && writeCompanySummary(state.summary, copy.summary, i18n);
  return (
    <DashboardPage title={head.title} copy={copy}>
      <DashboardCard width="whole" deep title={overview.title}>
        <p css={sentence}>
          {summary ? (
            <>
              <strong>{summary.verdict}</strong> {summary.facts}
            </>
          ) : (
            overview.text
          )}
        </p>
        <CompanyStatistics state={state} copy={copy.companyFigures} />
        <AnswerNextButton copy={overviewWords} />
      </DashboardCard>
      <TeamThisWeekCard copy={copy.teamThisWeek} reading={overviewWords.reading} />
      <AttentionNeededCard figures={state.work} copy={copy} />
      <ProjectsByStageCard counts={state.work} copy={overviewWords} />
      <EnquirySourcesCard copy={copy} />
      <DashboardCard width="whole" onScreen title={quickActions.title}>
        <DashboardPageLinks
          names={quickActions.actions}
          pages={[
            '/founder-dashboard/people#invite',
            '/dashboard/reports',
            '/founder-dashboard/settings',
          ]}
        />
      </DashboardCard>
      {tileNames.map((name) => (
        <DashboardCard
          key={name}
          width="tile"
          mark={<TileMark of={name} />}
          title={tiles[name].title}
          page={tilePages[name]}
        >
          <p css={portalStyles.muted}>{tiles[name].text}</p>
        </DashboardCard>
      ))}
      <ProfileCard user={session.user} role={copy.founder} copy={copy} />
    </DashboardPage>
  );
}

/** The icons of the dashboard tiles, as SVG paths on a 48 × 48 grid. */
const drawings = {
  users:
    'M18 8a6 6 0 1 0 .1 0ZM6 40v-4a12 12 0 0 1 24 0v4ZM32 9a5.5 5.5 0 0 1 0 10.6M35 25.5A11 11 0 0 1 42 36v4h-5',
  analytics: 'M5 41h38M9 41V32a4 4 0 0 1 8 0v9M20 41V22a4 4 0 0 1 8 0v19M31 41V12a4 4 0 0 1 8 0v29',
  settings:
    'M5 13h22M37 13h6M32 8a5 5 0 1 0 .1 0ZM5 24h6M21 24h22M16 19a5 5 0 1 0 .1 0ZM5 35h19M34 35h9M29 30a5 5 0 1 0 .1 0Z',
} as const;

const mark = css({
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  // Aligns the icon's left edge with the text below.
  marginInlineStart: '-0.25rem',
  color: color.river,
});

/** The decorative icon of a dashboard tile. */
function TileMark({ of }: { readonly of: keyof typeof drawings }) {
  return (
    <svg
      css={mark}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[of]} />
    </svg>
  );
}
