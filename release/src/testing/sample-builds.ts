import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestPage, ReleaseManifest } from '@torsa/shared/contract/release-manifest';

export const siteConfig = {
  siteUrl: 'http://site.test',
  backendUrl: 'http://backend.test',
  publishableKey: 'publishable',
  staffEmailDomain: 'staff.test',
};

/** A host that shows what it was asked for, and the text of the page that owns the path. */
export const hostBundle = `
exports.provided = { greeting: { version: '1.0.0', module: { greet: (name) => 'Hello ' + name } } };
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
  /** Browser files by name; the first is the entry. */
  readonly files: Readonly<Record<string, string>>;
  readonly bundle: string;
  readonly pages?: readonly ManifestPage[];
}

/** Writes a finished build as Rspack leaves it. @returns the app's folder. */
export async function writeBuild(
  folder: string,
  { app, files, bundle, pages }: SampleBuild,
): Promise<string> {
  const dir = path.join(folder, app);
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
    node: { file: 'bundle.cjs', integrity: integrityOf(bundle) },
  };
  const manifest: ReleaseManifest = pages
    ? { ...common, kind: 'remote', requires: {}, pages: [...pages] }
    : { ...common, kind: 'host', provides: {} };
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
): Promise<string> {
  const chunks = Object.keys(pages).map((_, index) => `page-${index}.js`);
  return writeBuild(folder, {
    app,
    files: {
      'remote.js': `container of ${app}`,
      ...Object.fromEntries(chunks.map((name) => [name, `code of ${name}`])),
    },
    bundle: remoteBundle(pages),
    pages: Object.keys(pages).map((pattern, index) => ({
      id: pattern,
      pattern,
      paths: pattern.includes(':') ? [] : [pattern],
      files: [`page-${index}.js`],
    })),
  });
}

export function integrityOf(text: string): string {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`;
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}
