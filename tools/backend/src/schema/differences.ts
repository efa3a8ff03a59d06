import type { Explanation } from './compare-schemas.ts';

/** The differences that the squash of the first migrations made on purpose. */
export const explanations: readonly Explanation[] = [];
