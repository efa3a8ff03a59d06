import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions } from '@torsa/shared/i18n/languages';
import { useSearchParams } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { formatDay } from '../../api/days.ts';
import { isQuerySettled } from '../../api/is-settled.ts';
import {
  getReportTimeZoneName,
  type ReportRow,
  reportQuery,
  teamTotalsByPeriodQuery,
} from '../../api/reports.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { chipRowStyle, chipStyle } from '../../ui/chip-style.ts';
import { formatDuration, formatNumber } from '../../ui/formatters.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { numberTableStyle, tableFrameStyle } from '../../ui/table-style.ts';
import { truncateQuotation } from '../../ui/truncate.ts';
import { useIsWideScreen } from '../../ui/use-is-wide.ts';
import { ReportActions } from './report-actions.tsx';
import { ReportTotalsList } from './report-figures.tsx';
import {
  getNextReportDayRange,
  getPreviousReportDayRange,
  isSupportedReportDayRange,
  type ReportPeriod,
  reportPeriods,
  serializeReportPeriod,
} from './report-period.ts';
import { ReportProjectList, ReportSummary, useReportProjects } from './report-summary.tsx';
import { ReportTrendChart } from './report-trend.tsx';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';
import { useReportPeriod } from './use-report-period.ts';

const { space } = tokens;

/** The number of months in the trend below the report. */
const trendMonths = 12;

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s,
  [media.print]: { display: 'none' },
});

/** The page `/dashboard/reports`, which shows the team's work in a week or a month. */
export function ReportsPage({ copy }: { readonly copy: ReportsPageTexts }) {
  // On a narrow screen, the buttons are below the toolbar.
  const isWide = useIsWideScreen();
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loading} rows={4} height="4rem" />}
      controls={() => isWide && <ReportActions copy={copy} />}
    >
      {() => (
        <>
          {!isWide && (
            <div css={[bar, portalStyles.actions]}>
              <ReportActions copy={copy} />
            </div>
          )}
          <ReportView copy={copy} />
        </>
      )}
    </PortalPage>
  );
}

/** The report of a week or month, compared with the previous one. It can be printed and downloaded. */
function ReportView({ copy }: { readonly copy: ReportsPageTexts }) {
  const { format, language } = useI18n();
  const [, setSearch] = useSearchParams();
  const { period, span, unknownDay, today } = useReportPeriod();
  const [earlier, later] = [
    getPreviousReportDayRange(period, span),
    getNextReportDayRange(period, span),
  ];
  const query = useQuery(reportQuery(span.first, span.last));
  const before = useQuery(reportQuery(earlier.first, earlier.last));
  const projects = useReportProjects(period, span);
  const trend = useQuery(
    teamTotalsByPeriodQuery('month', `${span.last.slice(0, 7)}-01`, trendMonths),
  );
  // Show the lower sections after the report, because later content above would move them.
  const isSettledReport = isQuerySettled(query) && projects.areSettled && isQuerySettled(trend);
  const show = (one: ReportPeriod, from: string) =>
    setSearch(serializeReportPeriod(one, from, today), { replace: true, preventScrollReset: true });
  // The first row is the team's total.
  const teamSize = (query.data?.length ?? 0) - 1;
  const words = (day: string) => formatDay(language, day, 'medium');
  const title =
    period === 'month'
      ? formatDay(language, span.first, 'month')
      : format(copy.span, { first: words(span.first), last: words(span.last) });
  return (
    <>
      <div css={bar}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere */}
        <div role="group" aria-label={copy.period} css={chipRowStyle}>
          {reportPeriods.map((one) => (
            <button
              key={one}
              type="button"
              css={chipStyle}
              aria-pressed={one === period}
              onClick={() => show(one, span.first)}
            >
              {copy.periods[one]}
            </button>
          ))}
        </div>
        <div css={portalStyles.actions}>
          <Button
            variant="secondary"
            disabled={!isSupportedReportDayRange(earlier)}
            onClick={() => show(period, earlier.first)}
          >
            <span aria-hidden="true">‹</span>{' '}
            {period === 'month' ? formatDay(language, earlier.first, 'month') : copy.earlierWeek}
          </Button>
          <Button
            variant="secondary"
            disabled={!isSupportedReportDayRange(later)}
            onClick={() => show(period, later.first)}
          >
            {period === 'month' ? formatDay(language, later.first, 'month') : copy.laterWeek}{' '}
            <span aria-hidden="true">›</span>
          </Button>
        </div>
      </div>
      {unknownDay !== undefined && (
        <Notice kind="alert">
          {format(copy.unknownDay, { text: truncateQuotation(unknownDay) })}
        </Notice>
      )}
      <h2>
        <span aria-live="polite">{title}</span>
        {teamSize > 1 && (
          <span css={portalStyles.muted}>
            {' · '}
            {format(copy.team, { count: teamSize })}
          </span>
        )}
      </h2>
      <QueryBoundary
        query={{ ...query, data: projects.areSettled ? query.data : undefined }}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loading} rows={4} height="4rem" />}
      >
        {(rows) => (
          <>
            <ReportSummary now={rows[0]} before={before.data?.[0]} period={period} copy={copy} />
            <ReportTotalsList now={rows[0]} before={before.data?.[0]} period={period} copy={copy} />
            <ReportProjectList projects={projects} period={period} copy={copy} />
            <ReportTable rows={rows} caption={copy.byPerson} copy={copy} />
          </>
        )}
      </QueryBoundary>
      {isSettledReport && (
        <>
          <ReportTrendChart query={trend} today={today} copy={copy} />
          <p css={portalStyles.smallMuted}>
            {format(copy.zone, {
              zone: getReportTimeZoneName(languageDefinitions[language].locale),
            })}
          </p>
        </>
      )}
    </>
  );
}

const counts = ['moved', 'done', 'overdue', 'answered'] as const;

interface ReportTableProps {
  readonly rows: readonly ReportRow[];
  readonly caption: string;
  readonly copy: ReportsPageTexts;
}

/** A table with all numbers of a report, one row per staff member. */
function ReportTable({ rows, caption, copy }: ReportTableProps) {
  const { language } = useI18n();
  const { columns } = copy;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by a keyboard
    <section css={tableFrameStyle} tabIndex={0} aria-label={caption}>
      <table css={numberTableStyle}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            {counts.map((name) => (
              <th key={name} scope="col">
                {columns[name]}
              </th>
            ))}
            <th scope="col">{columns.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.staff_id ?? ''}>
              <th scope="row">{row.staff_id === null ? copy.all : row.name}</th>
              {counts.map((name) => (
                <td key={name}>{formatNumber(language, row[name])}</td>
              ))}
              <td>
                {row.median_reply === null ? '–' : formatDuration(language, row.median_reply)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
