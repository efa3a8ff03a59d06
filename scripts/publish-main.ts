import { publish } from '@torsa/release/publish/publish';
import { SiteFolder } from '@torsa/release/store/site-folder';
import { parseSiteConfig } from '@torsa/shared/site-config';
import { appDirs } from './settings.ts';

// Without its parent nobody would serve the result.
process.once('disconnect', () => process.exit(1));

process.once(
  'message',
  async ({ siteDir, siteConfig }: { siteDir: string; siteConfig: unknown }) => {
    try {
      await publish(new SiteFolder(siteDir), Object.values(appDirs), parseSiteConfig(siteConfig));
      process.send?.({ type: 'done' });
    } catch (error) {
      process.send?.({ type: 'failed', message: describe(error) });
    }
  },
);

/** An error with what caused it: the page that failed is named by the one, and why by the other. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\nBecause: ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}
