import { expect, test, vi } from 'vitest';
import { buildStableInputs } from './build-apps.ts';

test('an app whose sources change during its build is built again', async () => {
  let sources = 'old';
  const build = vi.fn(async () => {
    sources = 'new';
  });
  await expect(buildStableInputs(() => sources, build)).resolves.toBe('new');
  expect(build).toHaveBeenCalledTimes(2);
});
