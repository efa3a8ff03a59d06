import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { addDays, getMondayOfWeek } from '../../api/days.ts';
import { reportQuery } from '../../api/reports.ts';
import { maxShownTasks, tasksQuery } from '../../api/tasks.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { formatDuration, formatNumber } from '../../ui/formatters.ts';
import type { QueryStateTexts } from '../../ui/query-boundary.copy.en.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { standaloneLinkStyle } from '../../ui/row-styles.ts';
import { portalStyles } from '../../ui/styles.ts';
import { numberTableStyle } from '../../ui/table-style.ts';
import { useToday } from '../../ui/use-today.ts';
import { rankTeamMembers } from './rank-team.ts';
import type { TeamThisWeekTexts } from './team-this-week.copy.en.ts';

const { fontSize, space } = tokens;

/** The number of people on the card. */
const shown = 5;

// The table scrolls horizontally if it is too wide. The negative margin aligns its text with the card's text.
const wrapper = css({
  overflowX: 'auto',
  marginInline: `calc(-1 * ${space.s})`,
  [media.phone]: { marginInline: `calc(-1 * ${space.xxs})` },
});
// Reserves the height of three people, whose names need two lines on a phone.
const reserved = css({
  minInlineSize: 0,
  minBlockSize: '10rem',
  [media.phone]: { minBlockSize: '15rem' },
});
const table = css(numberTableStyle, {
  '& th, & td': { paddingInline: space.s, verticalAlign: 'baseline' },
  // A name breaks only between words. If it is too wide, the table scrolls.
  '& th[scope="row"]': { minInlineSize: '6rem', overflowWrap: 'normal' },
  // Narrow cells keep the last column (the slowest replies) visible on a phone of 390 px.
  [media.phone]: {
    '& th, & td': { paddingInline: space.xxs },
    '& thead th': { whiteSpace: 'normal' },
    '& th:first-of-type': { minInlineSize: '4rem' },
  },
  '& thead th': { borderBlockStart: 0, paddingBlockStart: 0 },
});
const word = css({ display: 'block', fontSize: fontSize.small, fontWeight: 550, lineHeight: 1.2 });

interface TeamThisWeekProps {
  readonly copy: TeamThisWeekTexts;
  readonly reading: QueryStateTexts;
}

/** A dashboard card with each person's work of the current week, slowest first reply first. */
export function TeamThisWeekCard({ copy, reading }: TeamThisWeekProps) {
  const { language } = useI18n();
  const monday = getMondayOfWeek(useToday());
  const report = useQuery(reportQuery(monday, addDays(monday, 6)));
  const { data: tasks } = useQuery(tasksQuery({ open: true }));
  const { columns } = copy;
  return (
    <DashboardCard
      width="half"
      title={copy.title}
      aside={
        <Link css={standaloneLinkStyle} to="/dashboard/reports?period=week">
          {copy.report}
        </Link>
      }
    >
      <div css={reserved}>
        <QueryBoundary
          query={report}
          copy={reading}
          skeleton={<RowSkeletons label={copy.loading} rows={1} height="10rem" />}
        >
          {(data) => {
            const isComplete = tasks !== undefined && tasks.length < maxShownTasks;
            const { rows, mostLate, slowest } = rankTeamMembers(
              data,
              isComplete ? tasks : undefined,
            );
            if (rows.length === 0) return <p>{copy.none}</p>;
            return (
              // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll the table
              <section css={wrapper} tabIndex={0} aria-label={copy.table}>
                <table css={table}>
                  <thead>
                    <tr>
                      <th scope="col">{columns.person}</th>
                      <th scope="col">{columns.open}</th>
                      <th scope="col">{columns.late}</th>
                      <th scope="col">{columns.answered}</th>
                      <th scope="col">{columns.reply}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {rows.slice(0, shown).map((row) => (
                      <tr key={row.staff_id}>
                        <th scope="row">{row.name}</th>
                        <td>{row.open === undefined ? '–' : formatNumber(language, row.open)}</td>
                        <Cell
                          worst={
                            mostLate !== undefined && row.overdue === mostLate
                              ? copy.mostLate
                              : undefined
                          }
                        >
                          {formatNumber(language, row.overdue)}
                        </Cell>
                        <td>{formatNumber(language, row.answered)}</td>
                        <Cell
                          worst={
                            slowest !== undefined && row.median_reply === slowest
                              ? copy.slowest
                              : undefined
                          }
                        >
                          {row.median_reply === null
                            ? '–'
                            : formatDuration(language, row.median_reply)}
                        </Cell>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            );
          }}
        </QueryBoundary>
      </div>
    </DashboardCard>
  );
}

interface CellProps {
  /** The text that marks the worst value of a column. */
  readonly worst: string | undefined;
  readonly children: ReactNode;
}

function Cell({ worst, children }: CellProps) {
  if (worst === undefined) return <td>{children}</td>;
  return (
    <td css={portalStyles.late}>
      {children} <span css={word}>{worst}</span>
    </td>
  );
}
