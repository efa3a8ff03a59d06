import path from 'node:path';
import { runInChild } from '@torsa/node-lib/run-in-child';
import { followSettings } from '@torsa/release/commands/apply-settings';
import { describeError } from '@torsa/release/describe-error';
import { FolderStore } from '@torsa/release/store/folder-store';

/** Has the documents of a folder say what the founder sets, some seconds later, until the signal. */
export function followSettingsOf(siteDir: string, signal: AbortSignal): Promise<void> {
  const main = path.join(import.meta.dirname, 'settings-main.ts');
  return followSettings(new FolderStore(siteDir), {
    // Composing takes memory that would stay with this process.
    apply: () => runInChild(main, { siteDir }),
    everyMs: 3000,
    report: (error) => console.error(`The settings are not on the site. ${describeError(error)}`),
    signal,
  });
}
