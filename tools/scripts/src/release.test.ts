import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { expect, onTestFinished, test, vi } from 'vitest';
import { runReleaseTool } from './release.ts';

test('the command "npm run release" uses the site of "npm start" by default', async () => {
  const siteDir = await tempFolder();
  vi.stubEnv('SITE_DIR', siteDir);
  const said = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  await runReleaseTool(['status']);
  expect(said.mock.calls.join()).toContain(`Nothing is published in ${siteDir} yet`);
  expect(process.exitCode).toBe(1);
});
