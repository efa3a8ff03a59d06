import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import type { IcuMessage } from '@torsa/shared/i18n/message';
import { Link } from '@torsa/shared/router';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ReactNode } from 'react';
import { formatDuration, formatNumber } from '../../ui/formatters.ts';
import { Sparkline } from '../../ui/sparkline.tsx';
import type { CompanyStatisticsTexts } from './company-figures.copy.en.ts';
import type { CompanySummaryData } from './use-company-state.ts';

const { color, font, fontSize, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${space.s} ${space.l}`,
});
const figure = css({
  display: 'grid',
  alignContent: 'start',
  fontSize: fontSize.small,
  lineHeight: 1.4,
});
const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: space.m });
const link = css({
  color: color.onDeepMuted,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.onDeep, textDecoration: 'underline' } },
});
const value = css({
  display: 'block',
  color: color.onDeep,
  // Use the text font, because the old-style digits of the display font have different heights.
  fontFamily: font.text,
  fontSize: fontSize.title,
  fontVariantNumeric: 'lining-nums tabular-nums',
  fontWeight: 550,
  lineHeight: 1.3,
  whiteSpace: 'nowrap',
});
// Reserves the lines of a statistic's change, so that nothing moves when the change loads.
const change = css({
  minBlockSize: '1lh',
  color: color.onDeep,
  [media.phone]: { minBlockSize: '2lh' },
});

const enquiriesPage = '/founder-dashboard/analytics?days=7';

interface CompanyFiguresProps {
  readonly state: CompanySummaryData;
  readonly copy: CompanyStatisticsTexts;
}

interface ChangeCopy {
  readonly more: IcuMessage<'change'>;
  readonly less: IcuMessage<'change'>;
  readonly same: string;
}

/** Four company statistics, each with a link to the counted rows, its change and its last weeks. */
export function CompanyStatistics({ state, copy }: CompanyFiguresProps) {
  const { format, language } = useI18n();
  const { work, counts, weeks = [], week, lastWeek } = state;
  const number = (count: number | undefined) =>
    count === undefined ? '–' : formatNumber(language, count);
  const seconds = (median: number | null | undefined) =>
    typeof median === 'number' ? formatDuration(language, median) : '–';
  const compare = (now: number | undefined, before: number | undefined, words: ChangeCopy) =>
    now === undefined || before === undefined
      ? ''
      : now === before
        ? words.same
        : format(now > before ? words.more : words.less, {
            change: number(Math.abs(now - before)),
          });
  const compareReplies = () => {
    if (!week || !lastWeek || week.median_reply === null) return '';
    const words = copy.replyChange;
    if (lastWeek.median_reply === null) return words.unknown;
    const before = seconds(lastWeek.median_reply);
    if (before === seconds(week.median_reply)) return words.same;
    const isSlower = week.median_reply > lastWeek.median_reply;
    return format(isSlower ? words.more : words.less, { before });
  };
  return (
    <ul css={list} aria-label={copy.label}>
      <Figure
        change={compare(counts?.enquiries.now, counts?.enquiries.before, copy.change)}
        series={counts?.enquiries.series ?? []}
      >
        <FigureLink to={enquiriesPage} value={number(counts?.enquiries.now)}>
          {format(copy.enquiries, { count: counts?.enquiries.now ?? 0 })}
        </FigureLink>
      </Figure>
      <Figure change={compareReplies()} series={weeks.map(({ median_reply }) => median_reply)}>
        <FigureLink to="/dashboard/reports?period=week" value={seconds(week?.median_reply)}>
          {copy.reply}
        </FigureLink>
      </Figure>
      <Figure
        change={compare(week?.overdue, lastWeek?.overdue, copy.taskChange)}
        series={weeks.map(({ overdue }) => overdue)}
      >
        <FigureLink to="/dashboard/projects?show=late" value={number(work?.late_projects)}>
          {format(copy.lateProjects, { count: work?.late_projects ?? 0 })}
        </FigureLink>
        <FigureLink to="/dashboard/tasks?who=everyone&show=late" value={number(work?.late_tasks)}>
          {format(copy.lateTasks, { count: work?.late_tasks ?? 0 })}
        </FigureLink>
      </Figure>
      <Figure
        change={compare(counts?.signUps.now, counts?.signUps.before, copy.change)}
        series={counts?.signUps.series ?? []}
      >
        <FigureLink to={enquiriesPage} value={number(counts?.signUps.now)}>
          {format(copy.accounts, { count: counts?.signUps.now ?? 0 })}
        </FigureLink>
      </Figure>
    </ul>
  );
}

interface FigureProps {
  readonly change: string;
  /** The values of the statistic in the last weeks. */
  readonly series: readonly (number | null)[];
  readonly children: ReactNode;
}

function Figure({ change: text, series, children }: FigureProps) {
  return (
    <li css={figure}>
      <span css={links}>{children}</span>
      <Sparkline values={series} />
      <span css={change}>{text}</span>
    </li>
  );
}

interface FigureLinkProps {
  readonly to: string;
  readonly value: string;
  readonly children: string;
}

function FigureLink({ to, value: text, children }: FigureLinkProps) {
  return (
    <Link css={link} to={to}>
      <span css={value}>{text}</span> {children}
    </Link>
  );
}
