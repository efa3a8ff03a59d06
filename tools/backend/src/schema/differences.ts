import type { ExpectedSchemaDifference } from './compare-schemas.ts';

/**
 * The differences that the current change of the migrations intends, with their reasons. Empty after the change,
 * because an old entry would hide an unexpected difference.
 */
export const expectedSchemaDifferences: readonly ExpectedSchemaDifference[] = [];
