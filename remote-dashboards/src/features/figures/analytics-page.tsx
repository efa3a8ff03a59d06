import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import {
  areChartStepsWeekly,
  getTodayInOfficeTimeZone,
  parseStatisticsPeriod,
  type StatisticsPeriod,
  statisticsPeriodDays,
} from '../../api/figure-period.ts';
import {
  analyticsQuery,
  type CompanyStatistic,
  type CompanyStatistics,
  countedStatistics,
  webVitals,
} from '../../api/reports.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { chipRowStyle, chipStyle } from '../../ui/chip-style.ts';
import { dashboardGridStyle } from '../../ui/dashboard-grid.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { portalStyles } from '../../ui/styles.ts';
import { toCsv } from '../../ui/to-csv.ts';
import { useToday } from '../../ui/use-today.ts';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';
import { EnquiryFunnel } from './enquiry-funnel.tsx';
import { StatisticCard } from './figure-card.tsx';

const { space } = tokens;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space.m,
  [media.print]: { display: 'none' },
});
const field = css({ flex: '1 1 10rem', maxInlineSize: '18rem' });

const steps = ['day', 'week'] as const;

/** The charts of each tab. */
const tabs = {
  enquiries: ['enquiries', 'sign_ups'],
  website: ['visits', 'page_views'],
  health: [...webVitals, 'errors'],
} as const satisfies Readonly<Record<string, readonly CompanyStatistic[]>>;
const tabNames = ['enquiries', 'website', 'health'] as const;
type Tab = (typeof tabNames)[number];

/** Parses the selected tab from the URL, by default the tab for enquiries. */
const parseTab = (search: URLSearchParams): Tab =>
  tabNames.find((one) => one === search.get('tab')) ?? 'enquiries';

const whole: readonly CompanyStatistic[] = ['enquiries', 'errors'];

/** The page `/founder-dashboard/analytics`, which shows the company's statistics. */
export function AnalyticsPage({ copy }: { readonly copy: AnalyticsTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingFigures} rows={4} height="16rem" />}
    >
      {() => <AnalyticsView copy={copy} />}
    </PortalPage>
  );
}

/** The company's statistics in the selected period, with charts and a CSV download. */
function AnalyticsView({ copy }: { readonly copy: AnalyticsTexts }) {
  const { format } = useI18n();
  const [search, setSearch] = useSearchParams();
  const period = parseStatisticsPeriod(search);
  const figures = useQuery(analyticsQuery(period, useToday(getTodayInOfficeTimeZone)));
  const tab = parseTab(search);
  const paramsOf = ({ days, step }: StatisticsPeriod, to: Tab) => ({
    days: String(days),
    by: step,
    ...(to === 'enquiries' ? {} : { tab: to }),
  });
  const choose = (chosen: StatisticsPeriod) =>
    setSearch(paramsOf(chosen, tab), { replace: true, preventScrollReset: true });
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
      <div role="group" aria-label={copy.tabsLabel} css={[chipRowStyle, portalStyles.notOnPaper]}>
        {tabNames.map((one) => (
          <button
            key={one}
            type="button"
            css={chipStyle}
            aria-pressed={one === tab}
            onClick={() => setSearch(paramsOf(period, one), { preventScrollReset: true })}
          >
            {copy.tabs[one]}
          </button>
        ))}
      </div>
      <div css={bar}>
        <div css={field}>
          <SelectField
            label={copy.period}
            value={period.days}
            values={statisticsPeriodDays}
            choose={(days) => choose({ ...period, days })}
            nameOf={(days) => (days === 365 ? copy.lastYear : format(copy.lastDays, { days }))}
          />
        </div>
        <div css={field}>
          <SelectField
            label={copy.step}
            value={period.step}
            values={steps}
            choose={(step) => choose({ ...period, step })}
            nameOf={(step) => copy.steps[step]}
            isDisabled={(step) => step === 'day' && areChartStepsWeekly(period.days)}
          />
        </div>
        <Button
          variant="secondary"
          disabled={!figures.data}
          onClick={() => figures.data && saveFigures(figures.data, period, copy)}
        >
          {copy.export}
        </Button>
      </div>
      <QueryBoundary
        query={figures}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loadingFigures} rows={4} height="16rem" />}
      >
        {(data) => (
          <div css={dashboardGridStyle}>
            {tabs[tab].map((figure) => (
              <StatisticCard
                key={figure}
                figure={figure}
                figures={data}
                period={period}
                width={whole.includes(figure) ? 'whole' : 'half'}
                copy={copy}
              />
            ))}
            {tab === 'enquiries' && <EnquiryFunnel figures={data} copy={copy} />}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

/** Downloads a CSV file with one line per time step. Numbers are not localized, and durations are in milliseconds. */
function saveFigures(
  { starts, values }: CompanyStatistics,
  { step }: StatisticsPeriod,
  copy: AnalyticsTexts,
) {
  const figures = [...countedStatistics, ...webVitals];
  const head = [copy.from[step], ...figures.map((figure) => copy.figures[figure].title)];
  const rows = starts.map((start, index) => [
    start,
    ...figures.map((figure) => String(values[figure][index] ?? '')),
  ]);
  saveFile('torsa-analytics.csv', 'text/csv', toCsv([head, ...rows]));
}
