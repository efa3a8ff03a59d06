import { useI18n } from '@torsa/shared/i18n';
import { formatDueDate } from '../../api/days.ts';
import type { TaskEvent } from '../../api/task-details.ts';
import { taskRepeatIntervals } from '../../api/tasks.ts';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import type { TaskSheetTexts } from './task-sheet.copy.en.ts';

interface TaskHistoryProps {
  /** The events of the task, newest first. */
  readonly events: readonly TaskEvent[];
  readonly copy: TaskSheetTexts;
}

/** The changes of a task and their authors, newest first. */
export function TaskHistory({ events, copy }: TaskHistoryProps) {
  const { format, language } = useI18n();
  const { history, repeatNames, states } = copy;
  const describe = ({ kind, previous, body }: TaskEvent): string => {
    const nameOf = (state: string) =>
      Object.entries(states).find(([id]) => id === state)?.[1] ?? '';
    switch (kind) {
      case 'comment':
        return '';
      case 'title':
        return format(history.title, { previous, body });
      case 'state':
        return format(history.state, { previous: nameOf(previous), body: nameOf(body) });
      case 'assignee':
        return body ? format(history.assigned, { body }) : history.unassigned;
      case 'due_on':
        return body
          ? format(history.due, { body: formatDueDate(language, body) })
          : history.undated;
      case 'repeats':
        return format(history.repeats, {
          body: repeatNames[taskRepeatIntervals.find((one) => one === body) ?? 'never'],
        });
      case 'item_added':
      case 'item_done':
      case 'item_opened':
      case 'item_removed':
        return format(history[kind], { body });
      default:
        return history[kind];
    }
  };
  const changes = events.filter(({ kind }) => kind !== 'comment');
  return (
    <details>
      <summary css={portalStyles.summary}>
        {format(history.heading, { count: changes.length })}
      </summary>
      <ol css={portalStyles.tightList} reversed>
        {changes.map((event) => (
          <li key={event.id} css={portalStyles.wrapped}>
            {describe(event)}
            <p css={portalStyles.smallMuted}>
              {event.author_name && `${event.author_name} · `}
              <Timestamp at={event.created_at} as="ago" />
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
