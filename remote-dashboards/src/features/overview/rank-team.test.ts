import { expect, test } from 'vitest';
import type { ReportRow } from '../../api/reports.ts';
import { rankTeamMembers } from './rank-team.ts';

const row = (staff_id: string | null, figures: Partial<ReportRow> = {}): ReportRow => ({
  staff_id,
  name: staff_id ?? '',
  moved: 0,
  done: 0,
  overdue: 0,
  answered: 0,
  median_reply: null,
  ...figures,
});

test('rankTeamMembers puts the slowest person first, excludes the team total, and counts open tasks by assignee', () => {
  const report = [
    row(null, { overdue: 3 }),
    row('TM001', { overdue: 3, median_reply: 600 }),
    row('TM002', { median_reply: 7200 }),
    row('TM003'),
  ];
  const tasks = [{ assignee: 'TM001' }, { assignee: null }, { assignee: 'TM001' }];
  const { rows, mostLate, slowest } = rankTeamMembers(report, tasks);
  expect(rows.map(({ staff_id, open }) => [staff_id, open])).toEqual([
    ['TM002', 0],
    ['TM001', 2],
    ['TM003', 0],
  ]);
  expect({ mostLate, slowest }).toEqual({ mostLate: 3, slowest: 7200 });
});

test('rankTeamMembers marks no worst value if no task is late and fewer than two people replied', () => {
  const { rows, mostLate, slowest } = rankTeamMembers(
    [row('TM001', { median_reply: 600 }), row('TM002')],
    undefined,
  );
  expect(rows.map(({ open }) => open)).toEqual([undefined, undefined]);
  expect({ mostLate, slowest }).toEqual({ mostLate: undefined, slowest: undefined });
});

test('rankTeamMembers marks no worst value if two people have the same worst value', () => {
  const tied = { overdue: 1, median_reply: 600 };
  const report = [row('TM001', tied), row('TM002', tied), row('TM003', { median_reply: 60 })];
  const { mostLate, slowest } = rankTeamMembers(report, undefined);
  expect({ mostLate, slowest }).toEqual({ mostLate: undefined, slowest: undefined });
});

test('rankTeamMembers keeps the order of the people when their open tasks load', () => {
  const report = [row('TM001'), row('TM002')];
  const order = (openTasks?: { assignee: string }[]) =>
    rankTeamMembers(report, openTasks).rows.map(({ staff_id }) => staff_id);
  expect(order([{ assignee: 'TM002' }])).toEqual(order());
});
