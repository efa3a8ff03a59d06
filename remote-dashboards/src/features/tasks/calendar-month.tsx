import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useEffect, useRef, useState } from 'react';
import { type CalendarDay, formatDay } from '../../api/days.ts';
import { formatNumber } from '../../ui/formatters.ts';
import type { TaskCalendarEntry } from './calendar-entries.ts';
import { CalendarEntryLink } from './entry-link.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

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
const listStyle = css(plainListStyle, { display: 'grid', gap: space.xxs });
const entry = css({
  display: 'block',
  paddingBlock: '0.25rem',
  color: color.text,
  fontSize: fontSize.small,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});

const moreButton = css({
  minBlockSize: minTouchTargetSize,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.river,
  fontSize: fontSize.small,
  textAlign: 'start',
  cursor: 'pointer',
});

interface CalendarMonthProps {
  readonly weeks: readonly (readonly CalendarDay[])[];
  readonly month: string;
  readonly caption: string;
  readonly today: CalendarDay;
  readonly entries: readonly TaskCalendarEntry[];
  readonly copy: TasksPageTexts;
}

/** The number of entries of a busy calendar day before the user unfolds the rest. */
const shownEntries = 3;

interface DayEntriesProps {
  readonly entries: readonly TaskCalendarEntry[];
  readonly copy: TasksPageTexts;
}

/** The entries of a calendar day. A busy day has a button that unfolds the entries after the third. */
function DayEntries({ entries, copy }: DayEntriesProps) {
  const { format } = useI18n();
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const folded = entries.length - shownEntries;
  // Focus the first unfolded entry, because the clicked button disappears.
  useEffect(() => {
    if (isUnfolded) list.current?.querySelectorAll('a')[shownEntries]?.focus();
  }, [isUnfolded]);
  // Show a single further entry, because the unfold button would need the same space.
  const shown = isUnfolded || folded < 2 ? entries : entries.slice(0, shownEntries);
  return (
    <>
      <ul ref={list} css={listStyle}>
        {shown.map((one) => (
          <li key={one.id}>
            <CalendarEntryLink css={entry} entry={one} isStruck copy={copy} />
          </li>
        ))}
      </ul>
      {folded >= 2 && !isUnfolded && (
        <button type="button" css={moreButton} onClick={() => setUnfolded(true)}>
          {format(copy.moreEntries, { count: folded })}
        </button>
      )}
    </>
  );
}

/** A calendar month as a table with one row for each week. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { weeks, month, caption, today, entries, copy } = props;
  const { language } = useI18n();
  return (
    <table css={table}>
      <caption css={visuallyHiddenStyle}>{caption}</caption>
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
                <DayEntries entries={entries.filter((one) => one.day === day)} copy={copy} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
