import type { RequiredSingleton } from '../contract/release-manifest.ts';
import { BuildError } from './build-error.ts';
import type { UsedExportsOfSharedModules } from './used-exports.ts';
import { getMajorVersionRange, sharedSingletonKeys } from './versions.ts';

/**
 * Returns the exports of each shared singleton that a release imports.
 * @throws {BuildError} if a module imports a whole singleton with `import *`
 */
export function findRequiredSingletons(
  used: UsedExportsOfSharedModules,
): Record<string, RequiredSingleton> {
  const whole = [...used].flatMap(([key, { wholeIn }]) =>
    [...wholeIn].map(
      (module) =>
        `${module} imports all of "${key}" with import *, import() or require. Import single names, because the gate checks that the host provides each of them: import { … } from '${key}'.`,
    ),
  );
  if (whole.length > 0) throw new BuildError(whole.sort());
  return Object.fromEntries(
    sharedSingletonKeys.flatMap((key) => {
      const singleton = used.get(key);
      if (!singleton) return [];
      const range = getMajorVersionRange(key);
      return [[key, { names: [...singleton.names].sort(), ...(range ? { range } : {}) }]];
    }),
  );
}
