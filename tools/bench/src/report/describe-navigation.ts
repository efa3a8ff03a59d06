import { approaches } from '../navigation/measure-navigation.ts';
import type { NavigationRow } from '../navigation/measure-navigations.ts';
import { variants } from '../sites/variants.ts';
import { kilobytes, milliseconds, table } from './format.ts';

export function describeNavigation(rows: readonly NavigationRow[]): string {
  return table(
    ['', '', 'click to content, ms', 'fetched ahead, KB'],
    rows.map(({ variant, approach, measures }) => [
      variants[variant],
      approaches[approach],
      milliseconds(measures.clickToContent),
      kilobytes(measures.aheadBytes.median),
    ]),
  );
}
