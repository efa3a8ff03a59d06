import { ratio, table } from '../report/format.ts';
import { summarize } from '../statistics.ts';
import type { Held } from './memory.ts';

/** What may be more at the end than at the beginning: what is measured varies by less. */
const mostGrowth = 1.1;

const megabyte = 1024 * 1024;

const rows: Readonly<Record<keyof Held, { readonly what: string; readonly unit: number }>> = {
  pageHeap: { what: 'Heap of the page, MB', unit: megabyte },
  nodes: { what: 'Nodes of the page', unit: 1 },
  listeners: { what: 'Listeners of the page', unit: 1 },
  siteServer: { what: 'Server of the site, MB', unit: megabyte },
  backend: { what: 'Backend, MB', unit: megabyte },
};

const names = Object.keys(rows) as readonly (keyof Held)[];

/** The medians of the first and of the last third of the samples. */
function endsOf(samples: readonly Held[], name: keyof Held) {
  const values = samples.map((sample) => sample[name]);
  const third = Math.ceil(values.length / 3);
  const { median: first } = summarize(values.slice(0, third));
  const { median: last } = summarize(values.slice(-third));
  return { first, last };
}

/** What of {@link Held} became more than {@link mostGrowth} allows. */
export function grown(samples: readonly Held[]): readonly string[] {
  const isMore = (name: keyof Held) => {
    const { first, last } = endsOf(samples, name);
    return last > first * mostGrowth;
  };
  return names.filter(isMore).map((name) => rows[name].what);
}

/** The table of a run in Markdown. */
export function describeSoak(samples: readonly Held[]): string {
  return table(
    ['', 'first third', 'last third', 'last to first'],
    names.map((name) => {
      const { first, last } = endsOf(samples, name);
      const { what, unit } = rows[name];
      const inUnit = (value: number) => (value / unit).toFixed(unit === 1 ? 0 : 1);
      return [what, inUnit(first), inUnit(last), ratio(last, first)];
    }),
  );
}
