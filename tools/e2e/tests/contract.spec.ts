import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { findSingletonProblems } from '@torsa/release/gate/singletons';
import { readRegistry } from '@torsa/release/registry/read-registry';
import { listRemoteRegistryEntries } from '@torsa/release/registry/refs';
import { assertHostRelease, type HostRelease } from '@torsa/release/releases/release';
import { createStoredReleaseSource } from '@torsa/release/releases/stored-release';
import { FolderSiteStore } from '@torsa/release/store/folder-store';
import { siteFileKeys } from '@torsa/release/store/site-keys';
import { test as released } from '../support/released-site.ts';
import { runReleaseInTestProcess } from '../support/run-release.ts';
import { testStack } from '../support/stack.ts';
import { test } from '../support/test.ts';
import { changedAppBuilds } from '../support/variants.ts';

const store = new FolderSiteStore(testStack.siteDir);

/** The published releases of the host and the remotes. */
async function builtSite() {
  const registry = await readRegistry(store);
  const find = createStoredReleaseSource(store);
  const live = listRemoteRegistryEntries(registry).filter(({ channel }) => channel === 'live');
  const remotes = await Promise.all(
    live.map(async ({ app, entry }) => {
      const release = await find(app, entry.version);
      if (release.manifest.kind !== 'remote')
        throw new Error(`The release of ${app} is not a remote.`);
      return { channel: 'live' as const, release, manifest: release.manifest };
    }),
  );
  return { host: assertHostRelease(await find('host', registry.host.live.version)), remotes };
}

/** The host release without one export of a singleton. */
function without(host: HostRelease, key: string, name: string): HostRelease {
  const { provides } = host.manifest;
  const rest = {
    ...provides[key],
    names: provides[key]?.names.filter((one) => one !== name) ?? [],
  };
  return { ...host, manifest: { ...host.manifest, provides: { ...provides, [key]: rest } } };
}

test('the release gate rejects a host release without an export that a remote uses, and ignores unused exports', async () => {
  const { host, remotes } = await builtSite();
  const outcomes = { refused: 0, admitted: 0 };
  for (const [key, { names }] of Object.entries(host.manifest.provides)) {
    for (const name of names) {
      const users = remotes.filter(({ manifest }) => manifest.requires[key]?.names.includes(name));
      const problems = remotes.flatMap((one) =>
        findSingletonProblems(without(host, key, name), one),
      );
      outcomes[users.length > 0 ? 'refused' : 'admitted']++;
      expect(problems, `${name} of ${key}`).toEqual(
        users.map(({ release: { app, version } }) =>
          expect.stringContaining(`${app}@${version} (live) uses ${name} of "${key}", and host@`),
        ),
      );
    }
  }
  expect(outcomes.refused).toBeGreaterThan(20);
  expect(outcomes.admitted).toBeGreaterThan(20);
});

test('the list of exports that remotes use from shared modules matches the built chunks', async () => {
  const { host, remotes } = await builtSite();
  for (const { release, manifest } of remotes) {
    const scripts = Object.keys(manifest.files).filter((name) => name.endsWith('.js'));
    const code = (
      await Promise.all(
        scripts.map((name) =>
          readFile(
            path.join(testStack.siteDir, siteFileKeys.browserFile(release.app, name)),
            'utf8',
          ),
        ),
      )
    ).join('\n');
    for (const [key, { names, version }] of Object.entries(host.manifest.provides)) {
      if (version !== undefined) continue;
      const used = manifest.requires[key]?.names ?? [];
      // Rspack keeps export names of shared modules: `(0,n.logIn)(…)`.
      const inCode = names.filter((name) => new RegExp(`\\(0, ?\\w+\\.${name}\\)`).test(code));
      expect(used, `${key} in ${release.app}`).toEqual(expect.arrayContaining(inCode));
      const unknownNames = used.filter((name) => !new RegExp(`\\.${name}\\b`).test(code));
      expect(unknownNames, `${key} in ${release.app}`).toEqual([]);
    }
  }
});

// The previous test edits the release data; this test builds such a host.
if (isExhaustive) {
  released(
    'the gate rejects a host without functions that live pages call and names the functions',
    async ({ site }) => {
      const from = await site.build(changedAppBuilds.hostWithoutSignIn);
      const publishing = runReleaseInTestProcess(site.dir, 'publish', 'host', '--from', from);
      await expect(publishing).rejects.toThrow(
        /auth@\w+ \(live\) uses setIsFounder of "@torsa\/shared\/auth"/,
      );
      await expect(publishing).rejects.toThrow(/dashboards@\w+ \(live\) uses (\w+, )*useLogOut of/);
    },
  );
}
