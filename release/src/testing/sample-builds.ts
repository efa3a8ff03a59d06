import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestPage, ReleaseManifest } from '@torsa/shared/contract/release-manifest';

import { integrityOf } from '../releases/integrity.ts';

export const siteConfig = {
  siteUrl: 'http://site.test',
  backendUrl: 'http://backend.test',
  publishableKey: 'publishable',
  staffEmailDomain: 'staff.test',
};

/** A host that shows what it was asked for, and the text of the page that owns the path. */
export const hostBundle = `
exports.provided = { greeting: { version: '1.0.0', module: { greet: (name) => 'Hello ' + name } } };
exports.rootIcon = new Uint8Array([1, 2, 3]);
exports.webManifest = (language) => ({ lang: language, icons: [{ src: publicPath + 'host.js' }] });
exports.renderDocument = async (request) => {
  const { subject, remotes } = request;
  const pages = Object.values(remotes).flatMap(({ routes }) => routes);
  const page = pages.find(({ path }) => path === subject.path);
  const text = page ? (await page.load()).default() : subject.kind;
  return JSON.stringify({ ...request, remotes: Object.keys(remotes), text });
};
`;

export function remoteBundle(pages: Readonly<Record<string, string>>): string {
  const routes = Object.entries(pages).map(
    ([path, text]) =>
      `{ id: ${JSON.stringify(path)}, path: ${JSON.stringify(path)},
         load: async () => ({ default: () => require('greeting').greet(${JSON.stringify(text)}) }) }`,
  );
  return `exports.routes = [${routes.join(',')}];\n`;
}

interface SampleBuild {
  readonly app: string;
  /** Where it is built; a folder of the app's name by default. */
  readonly folder?: string;
  /** Browser files by name; the first is the entry. */
  readonly files: Readonly<Record<string, string>>;
  readonly bundle: string;
  readonly pages?: readonly ManifestPage[];
  readonly requires?: Readonly<Record<string, string>>;
  readonly provides?: Readonly<Record<string, string>>;
  /** In bytes; plenty by default. */
  readonly budget?: number;
  /** In bytes; without it, the build may have no images and fonts. */
  readonly assetBudget?: number;
  readonly commit?: string;
}

/** Writes a finished build as Rspack leaves it. @returns the app's folder. */
export async function writeBuild(folder: string, build: SampleBuild): Promise<string> {
  const { app, files, bundle, pages, budget = 1_000_000, assetBudget, commit } = build;
  const dir = path.join(folder, build.folder ?? app);
  await rm(dir, { recursive: true, force: true });
  const [entry = ''] = Object.keys(files);
  const common = {
    app,
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: integrityOf(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    initial: [entry],
    budget,
    ...(assetBudget === undefined ? {} : { assetBudget }),
    ...(commit ? { commit } : {}),
    node: { file: 'bundle.cjs', integrity: integrityOf(bundle) },
  };
  const manifest: ReleaseManifest = pages
    ? {
        ...common,
        kind: 'remote',
        global: `container_of_${app}`,
        requires: { greeting: '^1.0.0', ...build.requires },
        pages: [...pages],
      }
    : {
        ...common,
        kind: 'host',
        development: entry,
        provides: build.provides ?? { greeting: '1.0.0' },
      };
  for (const [name, text] of Object.entries(files)) {
    await write(path.join(dir, 'dist/browser', name), text);
  }
  await write(path.join(dir, 'dist/node/bundle.cjs'), bundle);
  await write(path.join(dir, 'dist/release.json'), JSON.stringify(manifest));
  return dir;
}

export function writeHost(folder: string, script = 'host'): Promise<string> {
  return writeBuild(folder, { app: 'host', files: { 'host.js': script }, bundle: hostBundle });
}

/** A remote with a page for each path, which greets with its text. Each page has a file of its own. */
export function writeRemote(
  folder: string,
  app: string,
  pages: Readonly<Record<string, string>>,
  changes: Partial<SampleBuild> = {},
): Promise<string> {
  const patterns = Object.keys(pages);
  const chunks = patterns.map((pattern, index) => [
    `page-${index}.js`,
    `code of page-${index}.js for ${pages[pattern]}`,
  ]);
  return writeBuild(folder, {
    app,
    files: { 'remote.js': `container of ${app}`, ...Object.fromEntries(chunks) },
    bundle: remoteBundle(pages),
    pages: patterns.map((pattern, index) => ({
      id: pattern,
      pattern,
      paths: pattern.includes(':') ? [] : [pattern],
      files: [`page-${index}.js`],
    })),
    ...changes,
  });
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
