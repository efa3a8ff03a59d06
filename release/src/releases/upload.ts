import { compressed, formKeys } from '../store/compress.ts';
import { inParallel } from '../store/in-parallel.ts';
import { siteKeys } from '../store/site-keys.ts';
import type { Store } from '../store/store.ts';
import type { BuiltRelease } from './built-releases.ts';
import { releaseName } from './release.ts';

/**
 * Writes those of a build's immutable files that the store lacks. The release manifest comes last, as the mark that
 * they are all there; the first one stays, when two publish the same build at once.
 */
export async function upload(
  store: Store,
  release: BuiltRelease,
  progress: (line: string) => void,
): Promise<void> {
  const { app, version, build, manifestBytes } = release;
  const listed = await store.list(siteKeys.version(app, version));
  const there = new Set(listed.map(({ key }) => key));
  const nodeKey = siteKeys.nodeBundle(app, version, build.manifest.node.file);
  if (!there.has(nodeKey)) await store.write(nodeKey, build.nodeBundle);

  const missing = [...build.browserFiles].filter(([name]) => {
    const forms = formKeys(siteKeys.browserFile(app, version, name));
    return !forms.every((key) => there.has(key));
  });
  if (missing.length > 0) progress(`Uploading ${missing.length} files of ${releaseName(release)}`);
  await inParallel(missing, async ([name, bytes]) => {
    const files = await compressed(siteKeys.browserFile(app, version, name), bytes);
    for (const [key, content] of files) await store.write(key, content);
  });
  const releaseKey = siteKeys.release(app, version);
  if (!there.has(releaseKey)) {
    await store.writeIf(releaseKey, manifestBytes, { ifNoneMatch: '*' });
  }
}
