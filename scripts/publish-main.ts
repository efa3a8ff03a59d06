import { publish } from '@torsa/release/commands/publish';
import { describeError } from '@torsa/release/describe-error';
import { FolderStore } from '@torsa/release/store/folder-store';
import { parseSiteConfig } from '@torsa/shared/site-config';
import { appDirs } from './settings.ts';

// Without its parent nobody would serve the result.
process.once('disconnect', () => process.exit(1));

process.once(
  'message',
  async ({ siteDir, siteConfig }: { siteDir: string; siteConfig: unknown }) => {
    try {
      await publish(new FolderStore(siteDir), Object.values(appDirs), {
        siteConfig: parseSiteConfig(siteConfig),
      });
      process.send?.({ type: 'done' });
    } catch (error) {
      process.send?.({ type: 'failed', message: describeError(error) });
    }
  },
);
