import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler, Configuration, StatsCompilation } from '@rspack/core';
import type { ReleaseManifest } from '../contract/release-manifest.ts';
import { isAssetFilename } from './assets.ts';
import { findImportedChunks, type ImportedChunks } from './imported-chunks.ts';
import { findUsedExports, type UsedExportsOfSharedModules } from './used-exports.ts';

/** The results of all builds of an app, from which the release manifest is created. */
export interface AppBuildOutputs {
  readonly browserStats: StatsCompilation;
  /** The exports of shared singletons that the browser build imports. */
  readonly used: UsedExportsOfSharedModules;
  readonly imported: ImportedChunks;
  readonly files: ReleaseManifest['files'];
  readonly node: ReleaseManifest['node'];
  /** The absolute path of the built Node bundle. */
  readonly nodeBundle: string;
}

export type BuildTarget = 'browser' | 'development' | 'node';

/** Writes `dist/release.json` after all builds of an app have succeeded. */
export class ReleaseManifestPlugin {
  readonly #dist: string;
  readonly #describe: (parts: AppBuildOutputs) => ReleaseManifest;
  readonly #missing = new Set<BuildTarget>();
  #browserStats: StatsCompilation = {};
  #used: UsedExportsOfSharedModules = new Map();
  #imported: ImportedChunks = new Map();

  constructor(dir: string, describe: (parts: AppBuildOutputs) => ReleaseManifest) {
    this.#dist = path.join(dir, 'dist');
    this.#describe = describe;
  }

  /** Adds this plugin to the config of one build, so that Rspack notifies the plugin when the build finishes. */
  watch(part: BuildTarget, config: Configuration): Configuration {
    this.#missing.add(part);
    const apply = (compiler: Compiler) => {
      compiler.hooks.beforeRun.tap('ReleaseManifest', () => {
        rmSync(this.#manifestFile, { force: true });
      });
      if (part === 'browser') {
        compiler.hooks.compilation.tap('ReleaseManifest', (compilation) => {
          compilation.hooks.processAssets.tap('ReleaseManifest', () => {
            this.#imported = findImportedChunks(compilation);
          });
        });
      }
      compiler.hooks.done.tap('ReleaseManifest', (stats) => {
        if (stats.hasErrors()) return;
        if (part === 'browser') {
          this.#browserStats = stats.toJson(neededStats);
          this.#used = findUsedExports(stats.compilation);
        }
        this.#missing.delete(part);
        if (this.#missing.size === 0) this.#write();
      });
    };
    return { ...config, plugins: [...(config.plugins ?? []), { apply }] };
  }

  get #manifestFile(): string {
    return path.join(this.#dist, 'release.json');
  }

  #write(): void {
    const nodeFile = readdirSync(path.join(this.#dist, 'node')).find((name) =>
      name.endsWith('.cjs'),
    );
    if (!nodeFile) throw new Error(`The Node build wrote no .cjs file to ${this.#dist}/node.`);
    const nodeBundle = path.join(this.#dist, 'node', nodeFile);
    this.#moveAssets();
    const manifest = this.#describe({
      browserStats: this.#browserStats,
      used: this.#used,
      imported: this.#imported,
      files: describeFiles(path.join(this.#dist, 'browser')),
      node: { file: nodeFile, integrity: integrityOf(nodeBundle) },
      nodeBundle,
    });
    writeFileSync(this.#manifestFile, `${JSON.stringify(manifest, null, 2)}\n`);
  }

  /** Moves images and fonts of the Node build to the browser files, because only HTML documents use some of them. */
  #moveAssets(): void {
    for (const name of readdirSync(path.join(this.#dist, 'node')).filter(isAssetFilename)) {
      renameSync(path.join(this.#dist, 'node', name), path.join(this.#dist, 'browser', name));
    }
  }
}

const neededStats = {
  all: false,
  chunkGroups: true,
  entrypoints: true,
} as const;

function describeFiles(dir: string): ReleaseManifest['files'] {
  if (!existsSync(dir)) throw new Error(`The browser build wrote no files to ${dir}.`);
  const names = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(dir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'),
    )
    .sort();
  return Object.fromEntries(
    names.map((name) => {
      const file = path.join(dir, name);
      return [name, { integrity: integrityOf(file), bytes: readFileSync(file).length }];
    }),
  );
}

function integrityOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
