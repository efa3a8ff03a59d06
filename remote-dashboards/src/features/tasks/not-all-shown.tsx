import { useI18n } from '@torsa/shared/i18n';
import { Notice } from '@torsa/shared/ui/notice';
import { maxTasks } from '../../api/tasks.ts';
import type { TaskMessages } from './task-messages.en.ts';

interface NotAllShownProps {
  /** How many tasks were read. */
  readonly of: number;
  readonly messages: Pick<TaskMessages, 'notAllShown'>;
}

/** Says that there are more tasks than are shown. */
export function NotAllShown({ of, messages }: NotAllShownProps) {
  const { format } = useI18n();
  if (of < maxTasks) return null;
  return <Notice kind="status">{format(messages.notAllShown, { count: maxTasks })}</Notice>;
}
