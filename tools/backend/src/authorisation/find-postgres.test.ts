import { expect, test } from 'vitest';
import { findPostgres } from './find-postgres.ts';

// Vitest sends this value to its workers as a structured clone. For root the programs are copied, so only other users
// test this value.
test('the paths of PostgreSQL’s programs survive a structured clone', async () => {
  const programs = await findPostgres();
  expect(structuredClone(programs)).toEqual(programs);
});
