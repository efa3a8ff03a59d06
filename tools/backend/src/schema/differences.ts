import type { ExpectedSchemaDifference } from './compare-schemas.ts';

/** The intended schema differences of the last change that combined migrations, with the reason for each difference. */
export const expectedSchemaDifferences: readonly ExpectedSchemaDifference[] = [
  {
    fact: /(body|function|grant|owner): (function )?private\.(export_my_data|search_portal)\(.*\)/,
    reason: 'The public function of this name contains the query of this function.',
  },
  {
    fact: /body: (export_my_data|search_portal)\(.*\)/,
    reason:
      'The function contains the query of the private function that it called, with equal results.',
  },
];
