import type { TestContext } from 'vitest';

/**
 * Skips a test because the machine lacks a program. The last lines of `npm test` list it; other skips count as failed.
 */
export function skipWithout(program: string, { task, skip }: TestContext): never {
  Object.assign(task.meta, { missingProgram: program });
  return skip(`${program} is missing`);
}
