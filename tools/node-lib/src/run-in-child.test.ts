import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { CommandError } from './command-error.ts';
import { runModuleInChildProcess } from './run-in-child.ts';
import { repositoryRoot } from './settings.ts';
import { tempFolder } from './testing/temp-folder.ts';

const asChild = JSON.stringify(path.join(repositoryRoot, 'tools/node-lib/src/as-child.ts'));
const commandError = JSON.stringify(
  path.join(repositoryRoot, 'tools/node-lib/src/command-error.ts'),
);

async function run(work: string): Promise<unknown> {
  const file = path.join(await tempFolder(), 'work.mts');
  await writeFile(
    file,
    `import { runTaskForParentProcess } from ${asChild};
     import { CommandError } from ${commandError};
     await runTaskForParentProcess(async (input) => { ${work} });`,
  );
  return runModuleInChildProcess(file, { left: 2, right: 3 });
}

test("runModuleInChildProcess passes the input to a child process and returns the child's result", async () => {
  const output = await run('return { sum: input.left + input.right, pid: process.pid };');
  expect(output).toEqual({ sum: 5, pid: expect.any(Number) });
  expect(output).not.toMatchObject({ pid: process.pid });
});

test('runModuleInChildProcess throws the error message of the child process', async () => {
  const problem = await run(`throw new CommandError('No disk left.');`).catch(
    (error: unknown) => error,
  );
  expect(problem).toBeInstanceOf(CommandError);
  expect((problem as Error).message).toBe('No disk left.');
});

test('runModuleInChildProcess throws an unexpected error of the child process with its stack', async () => {
  await expect(run(`throw new TypeError('Oh');`)).rejects.toThrow(
    /TypeError: Oh\n +at .*work\.mts/,
  );
});

test('runModuleInChildProcess reports a killed child process with its file', async () => {
  await expect(run(`process.kill(process.pid, 'SIGKILL');`)).rejects.toThrow(
    'work.mts was interrupted (SIGKILL).',
  );
});
