import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';

// Vitest sends this value to its workers as a structured clone. For root the programs are copied, so only other users
// test this value.
test('the object with the paths of PostgreSQL’s programs can be structured-cloned for Vitest workers', async () => {
  const programs = await findPostgres();
  expect(structuredClone(programs)).toEqual(programs);
});
