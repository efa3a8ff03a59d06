import type { DevResults } from '../dev/measure-dev.ts';
import { milliseconds, table } from './format.ts';

export function describeDev({ firstStart, laterStart, edits }: DevResults): string {
  return table(
    ['', 'ms'],
    [
      ['First page, nothing there before', milliseconds(firstStart)],
      ['First page, database of an earlier start', milliseconds(laterStart)],
      ...Object.entries(edits).map(([app, summary]) => [
        `An edit in ${app} is on the screen`,
        milliseconds(summary),
      ]),
    ],
  );
}
