import { expect, test } from 'vitest';
import type { Task } from '../../api/tasks.ts';
import { planTaskWeek } from './plan-week.ts';

const people = [
  { staff_id: 'TL001', name: 'Tara' },
  { staff_id: 'TM001', name: 'Imran' },
];
let number = 0;
const due = (due_on: string | null, given: Partial<Task> = {}): Task => {
  number += 1;
  const columns = {
    project_id: 'p',
    project: { title: 'App' },
    sort_key: '1',
    version: 1,
    state: 'todo' as const,
    repeats: 'never' as const,
    repeat_day: null,
    done_at: null,
  };
  return {
    ...columns,
    id: `t${number}`,
    title: `Task ${number}`,
    assignee: 'TL001',
    due_on,
    ...given,
  };
};
const plan = (...tasks: readonly Task[]) => planTaskWeek(tasks, '2026-11-23', people, 'Unassigned');

test('planTaskWeek returns a row for each person and a row for unassigned tasks, with columns from Monday to Saturday', () => {
  const unassigned = due('2026-11-24', { assignee: null });
  const { days, rows } = plan(due('2026-11-23'), unassigned);
  expect(days).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
  ]);
  expect(rows.map(({ name, open }) => [name, open])).toEqual([
    ['Tara', 1],
    ['Imran', 0],
    ['Unassigned', 1],
  ]);
  expect(rows[2]?.cells[1]).toEqual([unassigned]);
});

test('planTaskWeek adds a column for Sunday if a task is due on Sunday', () => {
  expect(plan(due('2026-11-29')).days).toHaveLength(7);
});

test('planTaskWeek returns a person’s busiest day by open tasks, or none if no day has several tasks', () => {
  const done = { state: 'done', assignee: 'TM001' } as const;
  const { rows } = plan(
    due('2026-11-23'),
    due('2026-11-26'),
    due('2026-11-26'),
    due('2026-11-24', done),
    due('2026-11-24', done),
  );
  expect(rows[0]).toMatchObject({ open: 3, peak: { day: '2026-11-26', open: 2 } });
  expect(rows[1]).toMatchObject({ open: 0, peak: undefined });
  expect(rows[1]?.cells[1]).toHaveLength(2);
});

test('planTaskWeek lists open tasks without a due date, and late tasks of earlier weeks, as unplanned', () => {
  const [undated, late] = [due(null), due('2026-11-20')];
  const { unplanned } = plan(
    undated,
    late,
    due(null, { state: 'done' }),
    due('2026-11-20', { state: 'done' }),
    due('2026-12-01'),
  );
  expect(unplanned).toEqual([undated, late]);
});
