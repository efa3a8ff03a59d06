import type { TestContext } from 'vitest';

/** Skips a test of something that this machine lacks. The last lines of `npm test` name it; other skips count as failed. */
export function skipWithout(program: string, { task, skip }: TestContext): never {
  Object.assign(task.meta, { missingProgram: program });
  return skip(`${program} is missing`);
}
