import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { tokens } from '@torsa/shared/theme/tokens';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { type Day, formatDay } from '../../api/days.ts';
import { formatNumber } from '../../ui/formatters.ts';
import { styles } from '../../ui/styles.ts';
import type { CalendarEntry } from './calendar-list.tsx';
import type { TaskCopy } from './tasks-page.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const table = css({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
  backgroundColor: color.surface,
  overflow: 'hidden',
});
const head = css({
  padding: space.xs,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 550,
  textAlign: 'start',
});
const cell = css({
  blockSize: '7rem',
  padding: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'top',
  '& + &': { borderInlineStart: `1px solid ${color.line}` },
});
const beside = css(cell, { backgroundColor: color.sunken });
const number = css({
  display: 'inline-block',
  minInlineSize: '1.75rem',
  color: color.textMuted,
  fontSize: fontSize.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '1.75rem',
  textAlign: 'center',
});
const now = css(number, {
  border: `2px solid ${color.accent}`,
  borderRadius: radius.pill,
  color: color.text,
  fontWeight: 650,
  lineHeight: '1.5rem',
});
const list = css(plainList, { display: 'grid', gap: space.xxs });
const entry = css({
  display: 'block',
  paddingBlock: '0.25rem',
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

interface CalendarMonthProps {
  readonly weeks: readonly (readonly Day[])[];
  readonly month: string;
  readonly caption: string;
  readonly today: Day;
  readonly entries: readonly CalendarEntry[];
  readonly copy: TaskCopy;
}

/** A calendar month as a table with one row per week. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { weeks, month, caption, today, entries, copy } = props;
  const { language } = useI18n();
  return (
    <table css={table}>
      <caption css={visuallyHidden}>{caption}</caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" css={head}>
              {formatDay(language, day, 'weekday')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} css={day.startsWith(month) ? cell : beside}>
                <time
                  dateTime={day}
                  css={day === today ? now : number}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {formatNumber(language, Number(day.slice(8)))}
                </time>
                <ul css={list}>
                  {entries
                    .filter((one) => one.day === day)
                    .map(({ id, title, of, page, isLate }) => (
                      <li key={id}>
                        <Link css={entry} to={page} title={`${title} · ${of}`} dir="auto">
                          {isLate && <span css={styles.late}>{copy.words.late} · </span>}
                          {title}
                        </Link>
                      </li>
                    ))}
                </ul>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
