import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { appDirs } from '@torsa/node-lib/settings';
import { publishBuild } from '@torsa/release/commands/publish';
import { compressFile } from '@torsa/release/store/compress';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import type { SiteConfig } from '@torsa/shared/site-config';
import { buildMonolith } from './build-monolith.ts';
import {
  createClientRenderedMonolithSite,
  createPrerenderedMonolithSite,
} from './monolith-site.ts';

/** The URL of a backend that no page calls, because the visitor is logged out. */
const siteConfig: SiteConfig = {
  siteUrl: 'http://localhost',
  backendUrl: 'http://localhost:9',
  publishableKey: 'none',
  staffEmailDomain: 'staff.torsa.example',
};

/**
 * Publishes the three variants of the site, each into a folder with the variant's name.
 * @param root folder of the sources.
 * @param apps names of the apps to release. The monolith is always released as a whole.
 */
export async function publishSiteVariants(
  folder: string,
  root: string,
  apps: readonly string[],
): Promise<void> {
  const dirs = apps.map((app) => path.join(root, path.basename(appDirs[app] ?? app)));
  await publishBuild(new FolderSiteStore(path.join(folder, 'federated')), dirs, { siteConfig });
  const monolith = await buildMonolith(root, path.join(folder, 'build'));
  await writeSite(
    path.join(folder, 'monolith'),
    createClientRenderedMonolithSite(monolith, siteConfig),
  );
  await writeSite(
    path.join(folder, 'prerendered'),
    await createPrerenderedMonolithSite(monolith, siteConfig),
  );
}

/**
 * Writes the missing files of a monolith. Existing files keep their modification time, so that browsers can revalidate
 * them.
 */
async function writeSite(dir: string, files: ReadonlyMap<string, Buffer>): Promise<void> {
  for (const [key, bytes] of files) {
    const file = path.join(dir, key);
    const old = await readFile(file).catch(() => undefined);
    if (old?.equals(bytes)) continue;
    await mkdir(path.dirname(file), { recursive: true });
    for (const [formKey, content] of await compressFile(
      key,
      bytes,
      key.endsWith('.html') ? 'fast' : 'best',
    )) {
      await writeFile(path.join(dir, formKey), content);
    }
  }
}
