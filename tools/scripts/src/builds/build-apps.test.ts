import { expect, test, vi } from 'vitest';
import { buildStableInputs } from './build-apps.ts';

test('an app whose sources change during its build is built again', async () => {
  let hashes = new Map([['src/routes.ts', 'old']]);
  const build = vi.fn(async () => {
    hashes = new Map([['src/routes.ts', 'new']]);
  });
  await expect(buildStableInputs(() => hashes, build)).resolves.toBe(hashes);
  expect(build).toHaveBeenCalledTimes(2);
});

test.each([
  ['changes', (count: number) => new Map([['src/routes.ts', String(count)]])],
  ['is added or removed', (count: number) => new Map(count % 2 ? [['src/routes.ts', '']] : [])],
])(
  'the build stops with the name of the file if a file %s during each of four builds',
  async (_, hashesAfter) => {
    const build = vi.fn(async () => {});
    const readInputs = () =>
      new Map([['package.json', ''], ...hashesAfter(build.mock.calls.length)]);
    const building = buildStableInputs(readInputs, build);
    await expect(building).rejects.toThrow(
      'Sources changed during each of 4 builds, for example src/routes.ts. Wait until no program writes to this folder, then build again.',
    );
    expect(build).toHaveBeenCalledTimes(4);
  },
);
