import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { runReleaseTool } from './release.ts';

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
});

test('the command "npm run release" uses the site of "npm start" by default', async () => {
  const siteDir = await tempFolder();
  vi.stubEnv('SITE_DIR', siteDir);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  await runReleaseTool(['status']);
  expect(said.mock.calls.join()).toContain(`Nothing is published in ${siteDir} yet`);
  expect(process.exitCode).toBe(1);
});

test('the release gate of "npm run release" runs bundle code without the localStorage of Node', async () => {
  vi.stubEnv('SITE_DIR', await tempFolder());
  vi.stubGlobal('localStorage', {});
  vi.spyOn(console, 'error').mockReturnValue();
  await runReleaseTool(['status']);
  expect(globalThis).not.toHaveProperty('localStorage');
});
