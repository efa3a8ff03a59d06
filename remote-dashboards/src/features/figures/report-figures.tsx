import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ReportRow } from '../../api/reports.ts';
import { formatDuration, formatNumber } from '../../ui/formatters.ts';
import { portalStyles } from '../../ui/styles.ts';
import type { ReportPeriod } from './report-period.ts';
import type { ReportsPageTexts } from './reports-page.copy.en.ts';

const { color, radius, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: space.m,
});
const figure = css({
  display: 'grid',
  padding: space.m,
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
});

const counts = ['moved', 'done', 'overdue'] as const;

interface ReportFiguresProps {
  readonly now: ReportRow | undefined;
  readonly before: ReportRow | undefined;
  readonly period: ReportPeriod;
  readonly copy: ReportsPageTexts;
}

/** The totals of a report, each with the total of the previous period. */
export function ReportTotalsList({ now, before, period, copy }: ReportFiguresProps) {
  const { format, language } = useI18n();
  if (!now) return null;
  const beside = copy.beside[period];
  const wait = (row: ReportRow | undefined) =>
    row?.median_reply === null || row === undefined
      ? '–'
      : formatDuration(language, row.median_reply);
  return (
    <ul css={list} aria-label={copy.figures}>
      {counts.map((name) => (
        <li key={name} css={figure}>
          <span css={portalStyles.figure}>{formatNumber(language, now[name])}</span>
          <span>{copy.columns[name]}</span>
          <span css={portalStyles.smallMuted}>
            {before ? format(beside, { value: formatNumber(language, before[name]) }) : '\u00a0'}
          </span>
        </li>
      ))}
      <li css={figure}>
        <span css={portalStyles.figure}>{wait(now)}</span>
        <span>{copy.columns.median}</span>
        <span css={portalStyles.smallMuted}>
          {before ? format(beside, { value: wait(before) }) : '\u00a0'}
        </span>
      </li>
    </ul>
  );
}
