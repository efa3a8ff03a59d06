import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { CommandError } from '@torsa/node-lib/command-error';
import { integrityOf } from '@torsa/release/releases/integrity';
import { siteKeys } from '@torsa/release/store/site-keys';
import { runNodeBundle } from '@torsa/shared/build/run-node-bundle';
import type { DocumentAsset } from '@torsa/shared/contract/host-bundle';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { monolithConfigs } from '../monolith/config.ts';

/** Where the monolith's files are in its site: where those of an app are, and cached for a year as they are. */
const assetFolder = siteKeys.files('monolith');

export interface BuiltMonolith {
  /** Browser files by the key under which they are published. */
  readonly files: ReadonlyMap<string, Buffer>;
  /** What every document loads. */
  readonly scripts: readonly DocumentAsset[];
  /** What a page needs besides, by its id. */
  readonly preloadsOf: (pageId: string) => readonly DocumentAsset[];
  readonly bundle: typeof import('../monolith/node.tsx');
}

/** Builds the monolith from the sources in `root`. */
export async function buildMonolith(root: string, outDir: string): Promise<BuiltMonolith> {
  const stats = await run(monolithConfigs(root, outDir));
  const bundleFile = path.join(outDir, 'node/main.cjs');
  const files = await readFiles([path.join(outDir, 'browser'), path.dirname(bundleFile)]);
  checkThatItIsPlain(files);
  const assetsOf = (
    group: { readonly assets?: readonly { readonly name: string }[] } | undefined,
  ) =>
    (group?.assets ?? [])
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name }) => asset(`${assetFolder}${name}`, files));
  const scripts = assetsOf(stats.entrypoints?.['main']);
  const urls = new Set(scripts.map(({ url }) => url));
  return {
    files,
    scripts,
    preloadsOf: (pageId) =>
      assetsOf(
        stats.namedChunkGroups?.[`${pageId}.${mainLanguage}`] ?? stats.namedChunkGroups?.[pageId],
      ).filter(({ url }) => !urls.has(url)),
    bundle: runNodeBundle(await readFile(bundleFile, 'utf8'), {
      filename: bundleFile,
      require: createRequire(import.meta.url),
    }) as BuiltMonolith['bundle'],
  };
}

/** What browsers get of both builds: images and fonts that only documents name come from the one for Node. */
async function readFiles(folders: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const folder of folders) {
    for (const name of await readdir(folder)) {
      if (name.endsWith('.cjs')) continue;
      files.set(`${assetFolder}${name}`, await readFile(path.join(folder, name)));
    }
  }
  return files;
}

function asset(key: string, files: ReadonlyMap<string, Buffer>): DocumentAsset {
  const bytes = files.get(key);
  if (!bytes) throw new Error(`The monolith's build has no file ${key}.`);
  return { url: `/${key}`, integrity: integrityOf(bytes) };
}

/** @returns the stats of the browser's build. */
async function run(configs: Configuration[]): Promise<StatsCompilation> {
  const compiler = rspack(configs);
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('Rspack gave no stats.'));
      else
        resolve(result.toJson({ all: false, errors: true, chunkGroups: true, entrypoints: true }));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const problems = [stats, ...(stats.children ?? [])].flatMap(({ errors }) => errors ?? []);
  if (problems.length > 0) {
    throw new CommandError(
      `The monolith cannot be built.\n${problems.map(({ message }) => message).join('\n')}`,
    );
  }
  return stats.children?.[0] ?? stats;
}

/** A monolith that carried the federation runtime would be slower than it has to be, and nobody would see why. */
function checkThatItIsPlain(files: ReadonlyMap<string, Buffer>): void {
  const federated = [...files].filter(([, bytes]) => bytes.includes('__FEDERATION__'));
  if (federated.length === 0) return;
  throw new Error(`The monolith is not plain: see ${federated.map(([key]) => key).join(', ')}.`);
}
