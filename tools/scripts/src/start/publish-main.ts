import { runTaskForParentProcess } from '@torsa/node-lib/as-child';
import { appDirs } from '@torsa/node-lib/settings';
import { describeError } from '@torsa/release/describe-error';
import { parseSiteConfig } from '@torsa/shared/contract/parse-site-config';
import { publishApps } from './publish-apps.ts';

await runTaskForParentProcess(async (input) => {
  const { siteDir, siteConfig } = input as { siteDir: string; siteConfig: unknown };
  return publishApps(siteDir, Object.values(appDirs), parseSiteConfig(siteConfig));
}, describeError);
