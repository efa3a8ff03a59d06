import { expect, test } from 'vitest';
import { parseTasksView, serializeTasksView } from './tasks-view-params.ts';

test('a task page URL with unknown parameters selects the list of the user’s own tasks', () => {
  const search = new URLSearchParams('view=sideways&month=2026-13');
  expect(parseTasksView(search, '2026-11-23')).toEqual({
    view: 'list',
    who: 'mine',
    isLate: false,
    project: '',
    month: '2026-11',
    unknownMonth: '2026-13',
    week: '2026-11-23',
  });
});

test.each(['2026-13', '2026-00', '0020-01', '99999-12', '2026-1', '1999-12', '2101-01', 'বৈশাখ'])(
  'parseTasksView reports the month %s in the URL as invalid',
  (month) => {
    const shown = parseTasksView(new URLSearchParams({ view: 'calendar', month }), '2026-11-23');
    expect(shown).toMatchObject({ month: '2026-11', unknownMonth: month });
  },
);

test('the task page URL accepts a month in Bengali digits', () => {
  const search = new URLSearchParams('view=calendar&month=২০২৬-০২');
  expect(parseTasksView(search, '2026-11-23')).toMatchObject({
    month: '2026-02',
    unknownMonth: undefined,
  });
});

test('the task page URL omits the current month', () => {
  const shown = {
    view: 'calendar',
    who: 'mine',
    isLate: false,
    project: '',
    week: '2026-11-23',
    month: '2026-11',
  } as const;
  expect(serializeTasksView(shown, '2026-11-30')).toEqual({ view: 'calendar' });
  expect(serializeTasksView(shown, '2026-12-01')).toEqual({ view: 'calendar', month: '2026-11' });
});

test.each([
  ['view=mine', 'mine'],
  ['view=person', 'everyone'],
])('a bookmark with the old parameter %s opens the board of the same tasks', (address, who) => {
  expect(parseTasksView(new URLSearchParams(address), '2026-11-23')).toMatchObject({
    view: 'board',
    who,
  });
});

test('the task page URL contains the Monday of a chosen week, and omits the current week', () => {
  const weekOf = (text: string) => parseTasksView(new URLSearchParams(text), '2026-11-26').week;
  expect(weekOf('view=week&week=2026-12-02')).toBe('2026-11-30');
  expect(weekOf('view=week&week=2026-13-02')).toBe('2026-11-23');
  const shown = parseTasksView(new URLSearchParams('view=week'), '2026-11-26');
  expect(serializeTasksView(shown, '2026-11-26')).toEqual({ view: 'week' });
  expect(serializeTasksView(shown, '2026-11-30')).toEqual({ view: 'week', week: '2026-11-23' });
});

test.each([
  'who=everyone&show=late',
  'view=board&who=everyone',
  'view=project&project=1',
  'project=1',
  '',
])('the task page URL %s stays the same after the page has read and written it', (address) => {
  const shown = parseTasksView(new URLSearchParams(address), '2026-11-23');
  const params = new URLSearchParams(serializeTasksView(shown, '2026-11-23'));
  expect(params.toString()).toBe(address);
});
