import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { type Language, languageDefinitions } from '@torsa/shared/i18n/languages';
import { useLocation } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { type ReactNode, useEffect, useRef } from 'react';
import { addDays, formatDay, getMondayOfWeek } from '../../api/days.ts';
import type { StatisticsPeriod } from '../../api/figure-period.ts';
import { type ProjectService, projectServices } from '../../api/projects.ts';
import {
  type CompanyStatistic,
  type CompanyStatistics,
  type StatisticBreakdown,
  webVitals,
} from '../../api/reports.ts';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { DashboardCardWidth } from '../../ui/dashboard-grid.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { getPageName } from '../../ui/page-name.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { AnalyticsTexts } from './analytics-page.copy.en.ts';
import { StatisticsChart } from './chart.tsx';
import { ChartValuesTable } from './figure-table.tsx';
import { StatisticTotal } from './figure-total.tsx';
import { numberTableStyles } from './table-styles.ts';

const { color, fontSize, space } = tokens;

const note = css({ margin: 0, color: color.textMuted, fontSize: fontSize.small });
// The legend of the previous period, a dashed line before its name.
const legend = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  '&::before': {
    content: '""',
    inlineSize: '1.5rem',
    borderBlockStart: `2px dashed ${color.textMuted}`,
  },
});
// In a card of full width, the chart and the table are side by side.
const content = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(19rem, 100%), 1fr))',
  alignItems: 'start',
  gap: `${space.m} ${space.xl}`,
});

interface FigureCardProps {
  readonly figure: CompanyStatistic;
  readonly figures: CompanyStatistics;
  readonly period: StatisticsPeriod;
  readonly width: DashboardCardWidth;
  readonly copy: AnalyticsTexts;
}

/** A card with one company statistic: its total, a chart and a table by category. */
export function StatisticCard({ figure, figures, period, width, copy }: FigureCardProps) {
  const i18n = useI18n();
  const { language } = i18n;
  const words = copy.figures[figure];
  const values = figures.values[figure];
  const before = figures.before[figure];
  const isSpeed = webVitals.some((speed) => speed === figure);
  const steps = figures.starts.map((start) => formatDay(language, start, 'short'));
  const read = (value: number) => valueIn(language, figure, value);
  // Omit an empty previous period, whose line would be at the bottom of the chart.
  const previous = figures.previous[figure].some(Boolean) ? figures.previous[figure] : [];
  const describe = (index: number) => {
    const value = values[index];
    const earlier = previous[index];
    const step = steps[index] ?? '';
    const shown = value === undefined ? '–' : read(value);
    return earlier === undefined
      ? i18n.format(copy.tooltip, { step, value: shown })
      : i18n.format(copy.tooltipWithPrevious, { step, value: shown, earlier: read(earlier) });
  };
  const hasNone = values.every((value) => (isSpeed ? value === undefined : !value));
  const breakdownsOf = (wanted: CompanyStatistics['breakdowns'][number]['figure']) =>
    figures.breakdowns.filter((breakdown) => breakdown.figure === wanted);
  const withPageNames = (breakdowns: readonly StatisticBreakdown[]) =>
    breakdowns.map((one) => ({ ...one, breakdown: getPageName(one.breakdown, copy, i18n) }));
  const byService = breakdownsByService(breakdownsOf('sources'), copy.services);
  return (
    <DashboardCard width={width} title={words.title}>
      <div>
        {before !== undefined && (
          <StatisticTotal
            total={values.reduce<number>((all, value = 0) => all + value, 0)}
            before={before}
            days={period.days}
            format={read}
            copy={copy}
          />
        )}
        <p css={note}>{words.text}</p>
      </div>
      {hasNone ? (
        <p>{copy.none}</p>
      ) : (
        <div css={content}>
          <div>
            <StatisticsChart
              label={words.title}
              kind={isSpeed ? 'line' : 'bars'}
              steps={steps}
              values={values}
              previous={previous}
              daysOff={figures.starts.map(
                (start) => period.step === 'day' && getMondayOfWeek(start) === addDays(start, -6),
              )}
              format={read}
              describe={describe}
              isTall={width === 'whole'}
            />
            {previous.length > 0 && (
              <p css={[note, legend]}>{i18n.format(copy.previousPeriod, { days: period.days })}</p>
            )}
            <ChartValuesTable
              title={words.title}
              steps={steps}
              values={values}
              previous={previous}
              stepTitle={copy.from[period.step]}
              format={read}
              copy={copy}
            />
          </div>
          {'parts' in words && (
            <BreakdownTable
              caption={words.parts}
              nameless={copy.noSubject}
              others={figure === 'enquiries' ? undefined : copy.otherKeys}
              breakdowns={
                figure === 'visits' || figure === 'page_views'
                  ? withPageNames(breakdownsOf(figure))
                  : breakdownsOf(figure)
              }
            />
          )}
          {'sources' in words && (
            <div css={portalStyles.stack}>
              {byService.length > 0 && (
                <BreakdownTable caption={words.services} breakdowns={byService} />
              )}
              <LinkedSection id="sources" label={words.sources}>
                <BreakdownTable
                  caption={words.sources}
                  nameless={copy.noSource}
                  breakdowns={withPageNames(breakdownsOf('sources'))}
                />
              </LinkedSection>
            </div>
          )}
        </div>
      )}
    </DashboardCard>
  );
}

interface LinkedSectionProps {
  readonly id: string;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A section that gets the focus if the URL fragment is its ID, because the browser looks for it before it has loaded.
 */
function LinkedSection({ id, label, children }: LinkedSectionProps) {
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === `#${id}`) section.current?.focus();
  }, [hash, id]);
  return (
    <section ref={section} id={id} tabIndex={-1} aria-label={label}>
      {children}
    </section>
  );
}

// Format durations in seconds, because Bengali has a short unit for seconds but none for milliseconds.
const seconds = { style: 'unit', unit: 'second', unitDisplay: 'narrow' } as const;

/**
 * Formats a measured value, such as `1.2s`, `0.04` or `1,240`.
 * @param value the value, in milliseconds for a duration
 */
function valueIn(language: Language, figure: CompanyStatistic, value: number): string {
  const format = (amount: number, options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(languageDefinitions[language].locale, options).format(amount);
  switch (figure) {
    case 'lcp':
    case 'inp':
      return format(value / 1000, { ...seconds, maximumFractionDigits: figure === 'lcp' ? 1 : 2 });
    case 'cls':
      return format(value, { maximumFractionDigits: 2 });
    default:
      return format(value, { maximumFractionDigits: 0 });
  }
}

/**
 * Returns the number of enquiries by service.
 * @param sources the number of enquiries by page path, largest first
 */
function breakdownsByService(
  sources: readonly StatisticBreakdown[],
  names: Readonly<Record<ProjectService, string>>,
): readonly StatisticBreakdown[] {
  return sources.flatMap((source) => {
    const service = projectServices.find((id) => source.breakdown === `/services/${id}`);
    return service ? [{ ...source, breakdown: names[service] }] : [];
  });
}

// A thin bar below the text of a table row, whose length shows the row's value.
const share = css({
  backgroundImage: `linear-gradient(${color.river}, ${color.river})`,
  backgroundPosition: 'left bottom',
  backgroundRepeat: 'no-repeat',
});

interface BreakdownTableProps {
  readonly caption: string;
  /** The label of a row without a name. */
  readonly nameless?: string;
  /** The label of the row that sums up all smaller values. Undefined if the table has no such row. */
  readonly others?: string | undefined;
  /** The table rows, largest value first. */
  readonly breakdowns: readonly StatisticBreakdown[];
}

/** A table that splits a total by category, such as page or browser version. */
export function BreakdownTable({ caption, nameless, others, breakdowns }: BreakdownTableProps) {
  const { language } = useI18n();
  const [largest] = breakdowns;
  return (
    <table css={numberTableStyles.table}>
      <caption css={numberTableStyles.caption}>{caption}</caption>
      <tbody>
        {breakdowns.map(({ breakdown, amount }) => (
          <tr key={breakdown}>
            <th
              css={[numberTableStyles.cell, share]}
              style={{ backgroundSize: `${(100 * amount) / (largest?.amount ?? amount)}% 2px` }}
              scope="row"
              dir="auto"
            >
              {(breakdown === 'other' && others) || breakdown || nameless}
            </th>
            <td css={[numberTableStyles.cell, numberTableStyles.number]}>
              {formatNumber(language, amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
