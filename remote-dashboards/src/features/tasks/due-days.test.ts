import { afterEach, expect, test, vi } from 'vitest';
import { addDays, formatDay, getMondayOfWeek, toLocalDate } from '../../api/days.ts';
import { isLateProject } from '../../api/projects.ts';
import { isLateTask } from '../../api/tasks.ts';
import { addMonths, listWeeksOfMonth } from '../../ui/month.ts';
import { parseTasksView } from './tasks-view-params.ts';

afterEach(() => vi.unstubAllEnvs());

const zones = [
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'UTC',
  'America/St_Johns',
  'America/Los_Angeles',
  'Pacific/Pago_Pago',
];

test.each(zones)('in the time zone %s, a task is due on exactly the chosen day', (zone) => {
  vi.stubEnv('TZ', zone);
  expect(formatDay('en', '2026-05-10', 'medium')).toContain('10');
  expect(addDays('2026-05-10', 1)).toBe('2026-05-11');
  expect(getMondayOfWeek('2026-05-10')).toBe('2026-05-04');
});

test.each(zones)(
  'a task or project that is due today is late from midnight in the time zone %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    const due = { due_on: '2026-05-10', state: 'todo', stage: 'building' } as const;
    const lastMoment = toLocalDate(new Date(2026, 4, 10, 23, 59, 59));
    const midnight = toLocalDate(new Date(2026, 4, 11));
    expect([isLateTask(due, lastMoment), isLateProject(due, lastMoment)]).toEqual([false, false]);
    expect([isLateTask(due, midnight), isLateProject(due, midnight)]).toEqual([true, true]);
  },
);

test('a task or project that is finished, launched or without a due date is never late', () => {
  const today = '2026-05-11';
  expect(isLateTask({ due_on: '2026-05-10', state: 'done' }, today)).toBe(false);
  expect(isLateTask({ due_on: null, state: 'todo' }, today)).toBe(false);
  expect(isLateProject({ due_on: '2026-05-10', stage: 'live' }, today)).toBe(false);
  expect(isLateProject({ due_on: null, stage: 'planned' }, today)).toBe(false);
});

test.each([
  ['2026-01-31', '2026-02'],
  ['2026-01-29', '2026-02'],
  ['2028-02-29', '2028-03'],
  ['2026-10-31', '2026-11'],
  ['2026-12-31', '2027-01'],
])('the task calendar on %s is followed by the month %s', (today, next) => {
  const { month } = parseTasksView(new URLSearchParams('view=calendar'), today);
  expect(addMonths(month, 1)).toBe(next);
  expect(addMonths(addMonths(month, 1), -1)).toBe(month);
});

test('listWeeksOfMonth returns full weeks that contain each day of the month once, for every month of four years', () => {
  for (let month = '2026-01'; month < '2030-02'; month = addMonths(month, 1)) {
    const days = listWeeksOfMonth(month).flat();
    const own = days.filter((day) => day.startsWith(month));
    const length = new Date(
      Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0),
    ).getUTCDate();
    expect(own, month).toHaveLength(length);
    expect(new Set(days).size, month).toBe(days.length);
  }
});
