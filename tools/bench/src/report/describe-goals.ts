import type { AllResults } from '../results.ts';
import { table } from './format.ts';
import { type Goal, goals } from './goals.ts';

/** Every goal with what was measured of it, met or not. */
export function describeGoals(all: AllResults): string {
  return table(
    ['What', 'Goal', 'Measured', ''],
    goals.map((goal) => {
      const value = goal.measured(all);
      if (value === undefined) return [goal.what, goal.goal, '–', 'not measured yet'];
      return [goal.what, goal.goal, shown(value, goal), value <= goal.limit ? 'met' : '**missed**'];
    }),
  );
}

function shown(value: number, { unit }: Goal): string {
  switch (unit) {
    case 'ms':
      return `${Math.round(value)} ms`;
    case '':
      return String(Math.round(value * 1000) / 1000);
    case 'KB':
    case 's':
      return `${Math.round(value * 10) / 10} ${unit}`;
  }
}
