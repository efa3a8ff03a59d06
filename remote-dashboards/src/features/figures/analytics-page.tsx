import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { SelectField } from '@torsa/shared/ui/select-field';
import {
  type FigurePeriod,
  getOfficeToday,
  needsWeeklySteps,
  parseFigurePeriod,
  periodLengths,
} from '../../api/figure-period.ts';
import {
  analyticsQuery,
  type CompanyFigure,
  type CompanyFigures,
  countedFigures,
  webVitals,
} from '../../api/reports.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { dashboardGrid } from '../../ui/dashboard-grid.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { toCsv } from '../../ui/to-csv.ts';
import { useToday } from '../../ui/use-today.ts';
import type { AnalyticsCopy } from './analytics-page.copy.en.ts';
import { FigureCard } from './figure-card.tsx';

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

/**
 * The company's charts in page order, most important chart first. Cards in one row contain charts of the same kind,
 * so their heights are equal.
 */
const shown = ['enquiries', 'visits', 'page_views', 'sign_ups', ...webVitals, 'errors'] as const;
const whole: readonly CompanyFigure[] = ['enquiries', 'errors'];

/** The page `/founder-dashboard/analytics` with charts of the company's numbers. */
export function AnalyticsPage({ copy }: { readonly copy: AnalyticsCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingFigures} rows={4} height="16rem" />}
    >
      {() => <AnalyticsView copy={copy} />}
    </PortalPage>
  );
}

/** The company's numbers in the period of the URL, as charts and as a CSV download. */
function AnalyticsView({ copy }: { readonly copy: AnalyticsCopy }) {
  const { format } = useI18n();
  const [search, setSearch] = useSearchParams();
  const period = parseFigurePeriod(search);
  const figures = useQuery(analyticsQuery(period, useToday(getOfficeToday)));
  const choose = ({ days, step }: FigurePeriod) =>
    setSearch({ days: String(days), by: step }, { replace: true, preventScrollReset: true });
  return (
    <>
      <div css={bar}>
        <div css={field}>
          <SelectField
            label={copy.period}
            value={period.days}
            values={periodLengths}
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
            isDisabled={(step) => step === 'day' && needsWeeklySteps(period.days)}
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
          <div css={dashboardGrid}>
            {shown.map((figure) => (
              <FigureCard
                key={figure}
                figure={figure}
                figures={data}
                period={period}
                width={whole.includes(figure) ? 'whole' : 'half'}
                copy={copy}
              />
            ))}
          </div>
        )}
      </QueryBoundary>
    </>
  );
}

/** Downloads a CSV file with one line per time step. Numbers are not localized, and times are in milliseconds. */
function saveFigures(
  { starts, values }: CompanyFigures,
  { step }: FigurePeriod,
  copy: AnalyticsCopy,
) {
  const figures = [...countedFigures, ...webVitals];
  const head = [copy.from[step], ...figures.map((figure) => copy.figures[figure].title)];
  const rows = starts.map((start, index) => [
    start,
    ...figures.map((figure) => String(values[figure][index] ?? '')),
  ]);
  saveFile('torsa-analytics.csv', 'text/csv', toCsv([head, ...rows]));
}
