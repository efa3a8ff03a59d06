import { expect, test } from 'vitest';
import { runReleaseCommand } from '../cli/run-release-command.ts';
import { readContent, sampleSiteInFolder } from '../testing/sample-site.ts';

test.each([
  ['publish', 'marketing'],
  ['canary', 'marketing', '--percent', '5'],
  ['preview', 'marketing'],
])(
  'the command %s refuses a folder with the build of another app and changes nothing',
  async (...args) => {
    const { folder, store, dirs } = await sampleSiteInFolder();
    const before = await readContent(store);
    const reported: string[] = [];
    const exitCode = await runReleaseCommand(
      [...args, '--from', dirs.auth, '--store', store.root],
      {
        appDirs: dirs,
        defaultStore: folder,
        report: (text) => reported.push(text),
      },
    );
    expect(exitCode).toBe(2);
    expect(reported.join('\n')).toContain(
      `${dirs.auth} holds a build of auth, not of marketing. Give the folder of marketing.`,
    );
    expect(await readContent(store)).toEqual(before);
  },
);
