import { useI18n } from '@torsa/shared/i18n';
import { formatDay } from '../../api/days.ts';
import type { Task } from '../../api/tasks.ts';
import { portalStyles } from '../../ui/styles.ts';
import { useToday } from '../../ui/use-today.ts';
import { type WeekViewProps, WeekViewTask } from './week-entry.tsx';

/** The week view of small screens, a list by day. */
export function TaskWeekList(props: WeekViewProps) {
  const { plan, copy } = props;
  const { language } = useI18n();
  const today = useToday();
  const section = (key: string, title: string, tasks: readonly Task[]) => (
    <section key={key} css={portalStyles.tightStack} aria-label={title}>
      <h3>{title}</h3>
      {tasks.length === 0 ? (
        <p css={portalStyles.smallMuted}>{copy.noneHere}</p>
      ) : (
        <ul css={portalStyles.tightList}>
          {tasks.map((task) => (
            <WeekViewTask key={task.id} {...props} task={task} hasDetails />
          ))}
        </ul>
      )}
    </section>
  );
  return (
    <>
      {plan.days.map((day, index) =>
        section(
          day,
          `${formatDay(language, day, 'long')}${day === today ? ` · ${copy.today}` : ''}`,
          plan.rows.flatMap(({ cells }) => cells[index] ?? []),
        ),
      )}
      {section('unplanned', copy.unplanned, plan.unplanned)}
    </>
  );
}
