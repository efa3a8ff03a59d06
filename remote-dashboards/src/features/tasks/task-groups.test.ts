import { expect, test } from 'vitest';
import { addDays } from '../../api/days.ts';
import { getTaskGroup, taskGroups } from './task-groups.ts';

const wednesday = '2026-11-25';
const due = (due_on: string | null) => getTaskGroup({ due_on, state: 'todo' }, wednesday);

test.each([
  ['2026-11-24', 'late'],
  ['2026-11-25', 'today'],
  ['2026-11-26', 'thisWeek'],
  ['2026-11-29', 'thisWeek'],
  ['2026-11-30', 'nextWeek'],
  ['2026-12-06', 'nextWeek'],
  ['2026-12-07', 'later'],
  [null, 'undated'],
])('on a Wednesday, getTaskGroup puts a task that is due on %s into the group %s', (day, group) => {
  expect(due(day)).toBe(group);
});

test('a finished task is in the group of finished tasks, whatever its due date', () => {
  for (const due_on of [null, '2020-01-01', wednesday, '2030-01-01']) {
    expect(getTaskGroup({ due_on, state: 'done' }, wednesday)).toBe('done');
  }
});

test('getTaskGroup never puts a later due date into an earlier group, on each day of two weeks', () => {
  for (let now = 0; now < 14; now++) {
    const today = addDays(wednesday, now);
    const orders = Array.from({ length: 40 }, (_, index) =>
      taskGroups.indexOf(
        getTaskGroup({ due_on: addDays(today, index - 10), state: 'todo' }, today),
      ),
    );
    expect(orders).toEqual(orders.toSorted((one, next) => one - next));
  }
});
