import { buildStaleApps } from './build-apps.ts';
import { knownApps } from './known-apps.ts';

/** `build [app …]`: builds the named apps, or all of them, where their sources changed. */
export async function build(names: readonly string[]): Promise<void> {
  const built = await buildStaleApps(names.length > 0 ? knownApps(names) : undefined);
  console.log(built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing to build: all is fresh.');
}
