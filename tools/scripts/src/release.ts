import { diskFullMessage, isDiskFull } from '@torsa/node-lib/disk-full';
import { appDirs, readLocalStackSettings } from '@torsa/node-lib/settings';
import { runReleaseCommand } from '@torsa/release/cli/run-release-command';

/** `release <command> …` publishes apps, rolls them back and so on (see docs/releasing.md). */
export async function runReleaseTool(args: readonly string[]): Promise<void> {
  // Node's `localStorage` prints a warning when the bundle code of the release gate looks for a browser.
  Reflect.deleteProperty(globalThis, 'localStorage');
  process.exitCode = await runReleaseCommand(args, {
    appDirs,
    defaultStore: readLocalStackSettings().SITE_DIR,
    report: (text) => console.error(isDiskFull(text) ? diskFullMessage : text),
  });
}
