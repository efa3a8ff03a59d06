import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { minTouchTargetSize } from '@torsa/shared/theme/min-target-size';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Select } from '@torsa/shared/ui/select-field';
import { type CalendarDay, formatDay, formatDueDate } from '../../api/days.ts';
import type { Colleague } from '../../api/people.ts';
import { isLateTask, type Task } from '../../api/tasks.ts';
import { useToday } from '../../ui/use-today.ts';
import { getTaskDragProps } from './drag-task.ts';
import { CalendarEntryTitle } from './entry-title.tsx';
import type { TaskWeekPlan } from './plan-week.ts';
import { plainTextControlStyle } from './quiet-control.ts';
import { TaskLink } from './task-link.tsx';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

const { color, fontSize, radius, space } = tokens;

const entry = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  border: `1px solid ${color.edge}`,
  borderRadius: radius.s,
  backgroundColor: color.surface,
  fontSize: fontSize.small,
  cursor: 'grab',
  '&[data-held]': { opacity: 0.5 },
});
const link = css({
  display: 'block',
  paddingBlock: space.xs,
  paddingInlineStart: space.xs,
  minBlockSize: minTouchTargetSize,
  color: color.text,
  lineHeight: 1.3,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  [media.hover]: { '&:hover': { textDecoration: 'underline' } },
});
const details = css({ display: 'block', color: color.textMuted });
// The select shows only “⋯”, but its options are readable in the browser's menu.
const menu = css(plainTextControlStyle, {
  inlineSize: minTouchTargetSize,
  blockSize: minTouchTargetSize,
  padding: 0,
  textAlign: 'center',
  textAlignLast: 'center',
});

export interface WeekViewProps {
  readonly plan: TaskWeekPlan;
  readonly colleagues: readonly Colleague[];
  readonly move: (
    id: string,
    to: { readonly due_on?: CalendarDay | null; readonly assignee?: string | null },
  ) => void;
  readonly copy: TasksPageTexts;
}

interface WeekEntryProps extends WeekViewProps {
  readonly task: Task;
  /** True if the entry shows the assignee, the project, and a due date outside the week. */
  readonly hasDetails?: boolean;
}

/** A task in the week view, which moves by drag and drop or with its menu. */
export function WeekViewTask({ task, hasDetails, plan, colleagues, move, copy }: WeekEntryProps) {
  const { format, language } = useI18n();
  const today = useToday();
  const { id, title, due_on } = task;
  const facts = [
    colleagues.find(({ staff_id }) => staff_id === task.assignee)?.name ?? copy.unassigned,
    task.project?.title ?? copy.noProject,
    ...(due_on === null || plan.days.includes(due_on)
      ? []
      : [`${copy.words.due} ${formatDueDate(language, due_on)}`]),
  ];
  const names = new Map<string, string>([
    ['', '⋯'],
    ...plan.days.map((day) => [`day ${day}`, formatDay(language, day, 'due')] as const),
    ['day ', copy.words.undated],
    ...colleagues.map(
      ({ staff_id, name }) => [`who ${staff_id}`, format(copy.assignTo, { name })] as const,
    ),
    ['who ', copy.unassigned],
  ]);
  return (
    <li css={entry} {...getTaskDragProps(id)}>
      <TaskLink
        task={id}
        css={link}
        title={`${title} · ${task.project?.title ?? copy.noProject}`}
        draggable={false}
      >
        <CalendarEntryTitle
          title={title}
          isLate={isLateTask(task, today)}
          isDone={task.state === 'done'}
          repeats={task.repeats}
          copy={copy}
        />
        {hasDetails && <span css={details}>{facts.join(' · ')}</span>}
      </TaskLink>
      <Select
        css={menu}
        aria-label={format(copy.moveOf, { title })}
        value=""
        values={[...names.keys()]}
        nameOf={(one) => names.get(one) ?? ''}
        choose={(chosen) => {
          const [kind, value] = chosen.split(' ');
          if (kind === 'day') move(id, { due_on: value || null });
          if (kind === 'who') move(id, { assignee: value || null });
        }}
      />
    </li>
  );
}
