import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { appDirs } from '@torsa/node-lib/settings';
import { publish } from '@torsa/release/commands/publish';
import { describeError } from '@torsa/release/describe-error';
import { FolderStore } from '@torsa/release/store/folder-store';
import { parseSiteConfig } from '@torsa/shared/site-config/parse-site-config';

// Without its parent nobody would serve the result.
process.once('disconnect', () => process.exit(1));

process.once(
  'message',
  async ({ siteDir, siteConfig }: { siteDir: string; siteConfig: unknown }) => {
    try {
      await clearEarlierForm(siteDir);
      await publish(new FolderStore(siteDir), Object.values(appDirs), {
        siteConfig: parseSiteConfig(siteConfig),
      });
      process.send?.({ type: 'done' });
    } catch (error) {
      process.send?.({ type: 'failed', message: describeError(error) });
    }
  },
);

/** Before there were generations, the local site had another form. All that it holds can be built anew. */
async function clearEarlierForm(siteDir: string): Promise<void> {
  const text = await readFile(path.join(siteDir, 'registry.json'), 'utf8').catch(() => undefined);
  if (text !== undefined && !text.includes('"generation"')) {
    await rm(siteDir, { recursive: true, force: true });
  }
}
