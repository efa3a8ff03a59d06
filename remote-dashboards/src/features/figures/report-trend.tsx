import { css } from '@emotion/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { useId } from 'react';
import { type CalendarDay, formatDay } from '../../api/days.ts';
import type { TeamTotalsOfPeriod } from '../../api/reports.ts';
import { formatDuration, formatNumber } from '../../ui/formatters.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { numberTableStyle, tableFrameStyle } from '../../ui/table-style.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';

const { color, space } = tokens;

const lines = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  gap: space.m,
  color: color.river,
});
// Print the months on one sheet with their title.
const section = css(portalStyles.stack, { breakInside: 'avoid' });
const caption = css({ color: color.textMuted });

interface ReportTrendProps {
  /** The query of the monthly totals. */
  readonly query: UseQueryResult<readonly TeamTotalsOfPeriod[]>;
  readonly today: CalendarDay;
  readonly copy: ReportsPageTexts;
}

/** The enquiries, answers and first replies of the last twelve months, as two lines and a table. */
export function ReportTrendChart({ query, today, copy }: ReportTrendProps) {
  const titleId = useId();
  return (
    <div css={section}>
      <h3 id={titleId}>{copy.trend.title}</h3>
      <QueryBoundary
        query={query}
        copy={copy.reading}
        skeleton={<RowSkeletons label={copy.loading} rows={4} height="4rem" />}
      >
        {(rows) => (
          <>
            <div css={lines}>
              <figure>
                <figcaption css={caption}>{copy.trend.enquiries}</figcaption>
                <Sparkline isWide values={rows.map(({ enquiries }) => enquiries)} />
              </figure>
              <figure>
                <figcaption css={caption}>{copy.columns.median}</figcaption>
                <Sparkline isWide values={rows.map(({ median_reply }) => median_reply)} />
              </figure>
            </div>
            <TrendTable rows={rows} today={today} labelId={titleId} copy={copy} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

interface TrendTableProps {
  readonly rows: readonly TeamTotalsOfPeriod[];
  readonly today: CalendarDay;
  readonly labelId: string;
  readonly copy: ReportsPageTexts;
}

function TrendTable({ rows, today, labelId, copy }: TrendTableProps) {
  const { format, language } = useI18n();
  const nameOf = (first: CalendarDay) => {
    const month = formatDay(language, first, 'month');
    // Mark the unfinished month, because its lower numbers look like a drop.
    return first.slice(0, 7) === today.slice(0, 7) ? format(copy.trend.soFar, { month }) : month;
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by a keyboard
    <section css={tableFrameStyle} tabIndex={0} aria-labelledby={labelId}>
      <table css={numberTableStyle} aria-labelledby={labelId}>
        <thead>
          <tr>
            <th scope="col">{copy.trend.month}</th>
            <th scope="col">{copy.trend.enquiries}</th>
            <th scope="col">{copy.columns.answered}</th>
            <th scope="col">{copy.columns.median}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ first_day, enquiries, answered, median_reply: reply }) => (
            <tr key={first_day}>
              <th scope="row">{nameOf(first_day)}</th>
              <td>{formatNumber(language, enquiries)}</td>
              <td>{formatNumber(language, answered)}</td>
              <td>{reply === null ? '–' : formatDuration(language, reply)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
