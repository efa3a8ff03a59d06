import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { CommandError } from '@torsa/node-lib/command-error';
import { computeIntegrity } from '@torsa/release/releases/integrity';
import { siteFileKeys } from '@torsa/release/store/site-keys';
import { runNodeBundle } from '@torsa/shared/build/run-node-bundle';
import type { HtmlDocumentAsset } from '@torsa/shared/contract/host-bundle';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { createMonolithRspackConfigs } from '../monolith/config.ts';

/** The folder of the monolith's browser files, which browsers may cache for a year. */
const assetFolder = siteFileKeys.files('monolith');

export interface BuiltMonolith {
  /** The browser files by store key (path in the published site). */
  readonly files: ReadonlyMap<string, Buffer>;
  /** The files that every HTML document loads. */
  readonly scripts: readonly HtmlDocumentAsset[];
  /** The additional files that a page loads, by page ID. */
  readonly preloadsOf: (pageId: string) => readonly HtmlDocumentAsset[];
  readonly bundle: typeof import('../monolith/node.tsx');
}

/** Builds the monolith (one bundle of all apps) from the sources in the folder `root`. */
export async function buildMonolith(root: string, outDir: string): Promise<BuiltMonolith> {
  const stats = await run(createMonolithRspackConfigs(root, outDir));
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

/** Collects the browser files of both builds, because only the build for Node has the images and fonts of the HTML. */
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

function asset(key: string, files: ReadonlyMap<string, Buffer>): HtmlDocumentAsset {
  const bytes = files.get(key);
  if (!bytes) throw new Error(`The monolith's build has no file ${key}.`);
  return { url: `/${key}`, integrity: computeIntegrity(bytes) };
}

/** Runs an Rspack build of the monolith. @returns Rspack's stats of the browser build. */
async function run(configs: Configuration[]): Promise<StatsCompilation> {
  const compiler = rspack(configs);
  const stats = await new Promise<StatsCompilation>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('Rspack returned no stats.'));
      else
        resolve(result.toJson({ all: false, errors: true, chunkGroups: true, entrypoints: true }));
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
  const problems = [stats, ...(stats.children ?? [])].flatMap(({ errors }) => errors ?? []);
  if (problems.length > 0) {
    throw new CommandError(
      `The build of the monolith failed.\n${problems.map(({ message }) => message).join('\n')}`,
    );
  }
  return stats.children?.[0] ?? stats;
}

/** Checks that the monolith contains no federation runtime, which would make the comparison unfair. */
function checkThatItIsPlain(files: ReadonlyMap<string, Buffer>): void {
  const federated = [...files].filter(([, bytes]) => bytes.includes('__FEDERATION__'));
  if (federated.length === 0) return;
  throw new Error(
    `The monolith contains the federation runtime in ${federated.map(([key]) => key).join(', ')}.`,
  );
}
