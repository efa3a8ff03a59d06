import { runTaskForParentProcess } from '@torsa/node-lib/as-child';
import { applySettings } from '@torsa/release/commands/apply-settings';
import { describeError } from '@torsa/release/describe-error';
import { FolderSiteStore } from '@torsa/release/store/folder-store';

await runTaskForParentProcess(async (input) => {
  const { siteDir } = input as { siteDir: string };
  await applySettings(new FolderSiteStore(siteDir));
}, describeError);
