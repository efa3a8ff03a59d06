import { appDirs } from '@torsa/node-lib/settings';
import { describeError } from '@torsa/release/describe-error';
import { parseSiteConfig } from '@torsa/shared/site-config/parse-site-config';
import { publishApps } from './publish-apps.ts';
import type { Answer } from './publish-site.ts';

// Without its parent nobody would serve the result.
process.once('disconnect', () => process.exit(1));

process.once(
  'message',
  async ({ siteDir, siteConfig }: { siteDir: string; siteConfig: unknown }) => {
    try {
      const lines = await publishApps(siteDir, Object.values(appDirs), parseSiteConfig(siteConfig));
      answer({ lines });
    } catch (error) {
      answer({ problem: describeError(error) });
    }
  },
);

function answer(message: Answer): void {
  process.send?.(message);
}
