import { useI18n } from '@torsa/shared/i18n';
import { Notice } from '@torsa/shared/ui/notice';
import { maxShownTasks } from '../../api/tasks.ts';
import type { TasksPageTexts } from './tasks-page.copy.en.ts';

interface TaskLimitNoticeProps {
  /** The number of loaded tasks. */
  readonly of: number;
  readonly copy: Pick<TasksPageTexts, 'notAllShown'>;
}

/** A notice that the page does not show all tasks. */
export function TaskLimitNotice({ of, copy }: TaskLimitNoticeProps) {
  const { format } = useI18n();
  if (of < maxShownTasks) return null;
  return <Notice kind="status">{format(copy.notAllShown, { count: maxShownTasks })}</Notice>;
}
