import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { portalSidePanelMedia } from '@torsa/shared/theme/breakpoints';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useId } from 'react';
import { formatDay } from '../../api/days.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { getTaskDropProps } from './drag-task.ts';
import { busyDayTaskCount } from './plan-week.ts';
import { type WeekViewProps, WeekViewTask } from './week-entry.tsx';

const { color, fontSize, radius, space } = tokens;

// The unplanned tasks are above the table where the table would otherwise be too narrow.
const frame = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.m,
  [portalSidePanelMedia]: { gridTemplateColumns: '15rem minmax(0, 1fr)' },
});
const over = { '&[data-over]': { boxShadow: `inset 0 0 0 2px ${color.river}` } };
const tray = css(
  {
    display: 'grid',
    gap: space.s,
    padding: space.s,
    border: `1px solid ${color.line}`,
    borderRadius: radius.l,
    backgroundColor: color.sunken,
    [portalSidePanelMedia]: {
      position: 'sticky',
      insetBlockStart: `calc(${tokens.layout.header} + ${space.s})`,
      maxBlockSize: 'calc(100vh - 7rem)',
      overflowY: 'auto',
    },
  },
  over,
);
const scroller = css({
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: radius.l,
});
const table = css({
  inlineSize: '100%',
  minInlineSize: '46rem',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
  backgroundColor: color.surface,
});
const head = css({
  padding: space.xs,
  color: color.textMuted,
  fontSize: fontSize.small,
  fontWeight: 550,
  textAlign: 'start',
});
const now = css(head, {
  color: color.text,
  boxShadow: `inset 0 -3px 0 ${color.accent}`,
  // Draw an outline, because forced colours mode removes shadows.
  [media.forcedColors]: { outline: '2px solid Highlight', outlineOffset: '-2px' },
});
const person = css({
  inlineSize: '7.5rem',
  padding: space.xs,
  borderBlockStart: `1px solid ${color.line}`,
  fontWeight: 600,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
});
const cell = css(
  {
    blockSize: '4.5rem',
    padding: space.xxs,
    borderBlockStart: `1px solid ${color.line}`,
    borderInlineStart: `1px solid ${color.line}`,
    verticalAlign: 'top',
  },
  over,
);
const list = css(portalStyles.list, { gap: space.xxs });
const trayList = css(list, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
});

/** The week view's table of people and days, beside the unplanned tasks. A task can be dragged into a cell. */
export function TaskWeekTable(props: WeekViewProps) {
  const { plan, move, copy } = props;
  const { format, language } = useI18n();
  const today = useToday();
  const trayId = useId();
  const corner = css(head, person, { borderBlockStart: 0 });
  return (
    <div css={frame}>
      <section
        css={tray}
        aria-labelledby={trayId}
        {...getTaskDropProps((id) => move(id, { due_on: null }))}
      >
        <h3 id={trayId}>{copy.unplanned}</h3>
        {plan.unplanned.length === 0 ? (
          <p css={portalStyles.smallMuted}>{copy.noneUnplanned}</p>
        ) : (
          <ul css={trayList}>
            {plan.unplanned.map((task) => (
              <WeekViewTask key={task.id} {...props} task={task} hasDetails />
            ))}
          </ul>
        )}
      </section>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard */}
      <section css={scroller} tabIndex={0} aria-label={copy.views.week}>
        <table css={table}>
          <thead>
            <tr>
              <th scope="col" css={corner}>
                {copy.whoLabel}
              </th>
              {plan.days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  css={day === today ? now : head}
                  aria-current={day === today ? 'date' : undefined}
                >
                  {formatDay(language, day, 'due')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {plan.rows.map(({ assignee, name, cells, open, peak }) => (
              <tr key={assignee}>
                <th scope="row" css={person}>
                  {name}
                  <p
                    css={[
                      portalStyles.smallMuted,
                      peak && peak.open > busyDayTaskCount && portalStyles.late,
                    ]}
                  >
                    {format(copy.load, { count: open })}
                    {peak &&
                      ` · ${format(copy.peak, {
                        count: peak.open,
                        day: formatDay(language, peak.day, 'weekday'),
                      })}`}
                  </p>
                </th>
                {cells.map((tasks, index) => {
                  const due_on = plan.days[index] ?? null;
                  return (
                    <td
                      key={due_on}
                      css={cell}
                      {...getTaskDropProps((id) => move(id, { due_on, assignee }))}
                    >
                      <ul css={list}>
                        {tasks.map((task) => (
                          <WeekViewTask key={task.id} {...props} task={task} />
                        ))}
                      </ul>
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
