import { createHash } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getAppFilesPath } from '@torsa/shared/contract/app-files';
import type {
  HostManifest,
  ManifestPage,
  ReleaseManifest,
  RemoteManifest,
} from '@torsa/shared/contract/release-manifest';
import { computeIntegrity } from '../releases/integrity.ts';

export const siteConfig = {
  siteUrl: 'http://site.test',
  backendUrl: 'http://backend.test',
  publishableKey: 'publishable',
  staffEmailDomain: 'staff.test',
};

/** The source of a host that renders its input and the text of the page. */
export const hostBundle = `
exports.provided = { greeting: { version: '1.0.0', module: { greet: (name) => 'Hello ' + name } } };
exports.slots = ['navbar@1', 'account@1', 'footer@1'];
exports.rootIcon = new Uint8Array([1, 2, 3]);
exports.webManifest = (language) => ({ lang: language, icons: [{ src: '/icon.png' }] });
exports.renderDocument = async (request) => {
  const { subject, remotes } = request;
  const pages = Object.values(remotes).flatMap(({ routes }) => routes);
  const page = pages.find(({ path }) => path === subject.path);
  const load = page && (page.load[request.language] ?? page.load.en ?? page.load);
  const text = load ? (await load()).default() : subject.kind;
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
  /** The folder of the build. Default: the app's name. */
  readonly folder?: string;
  /** Browser files by name, without the hash of {@link contentName}. The first one is the entry. */
  readonly files: Readonly<Record<string, string>>;
  readonly bundle: string;
  readonly pages?: readonly ManifestPage[];
  readonly requires?: RemoteManifest['requires'];
  readonly provides?: HostManifest['provides'];
  /** In bytes. Default: no practical limit. */
  readonly budget?: number;
  /** In bytes. Without it, the build may have no images and fonts. */
  readonly assetBudget?: number;
  readonly commit?: string;
}

/** The name of a browser file with a hash of its content, as Rspack makes it: `remote.1a2b3c4d5e.js`. */
export function contentName(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return name.replace(/\.\w+$/, (ending) => `.${hash}${ending}`);
}

/** Writes a finished build as Rspack does. @returns the app's folder. */
export async function writeBuild(folder: string, build: SampleBuild): Promise<string> {
  const { app, bundle, pages, budget = 1_000_000, assetBudget, commit } = build;
  const nameOf = (name: string) => {
    const text = build.files[name];
    return text === undefined ? name : contentName(name, text);
  };
  const files = Object.fromEntries(
    Object.entries(build.files).map(([name, text]) => [nameOf(name), text]),
  );
  const dir = path.join(folder, build.folder ?? app);
  await rm(dir, { recursive: true, force: true });
  const [entry = ''] = Object.keys(files);
  const common = {
    app,
    files: Object.fromEntries(
      Object.entries(files).map(([name, text]) => [
        name,
        { integrity: computeIntegrity(text), bytes: Buffer.byteLength(text) },
      ]),
    ),
    initial: [entry],
    budget,
    ...(assetBudget === undefined ? {} : { assetBudget }),
    ...(commit ? { commit } : {}),
    node: { file: 'bundle.cjs', integrity: computeIntegrity(bundle) },
  };
  const manifest: ReleaseManifest = pages
    ? {
        ...common,
        kind: 'remote',
        global: `container_of_${app}`,
        requires: { greeting: { names: ['greet'], range: '^1' }, ...build.requires },
        pages: pages.map((page) => withNames(page, nameOf)),
      }
    : {
        ...common,
        kind: 'host',
        development: entry,
        provides: build.provides ?? { greeting: { names: ['greet'], version: '1.0.0' } },
      };
  for (const [name, text] of Object.entries(files)) {
    await write(path.join(dir, 'dist/browser', name), text);
  }
  await write(path.join(dir, 'dist/node/bundle.cjs'), bundle);
  await write(path.join(dir, 'dist/release.json'), JSON.stringify(manifest));
  return dir;
}

function withNames(page: ManifestPage, nameOf: (name: string) => string): ManifestPage {
  const { files, translations } = page;
  const translated = Object.entries(translations ?? {}).map(
    ([language, names]) => [language, names.map(nameOf)] as const,
  );
  return {
    ...page,
    files: files.map(nameOf),
    ...(translations ? { translations: Object.fromEntries(translated) } : {}),
  };
}

function sampleCode(name: string, what = ''): string {
  return `code of ${name} for ${what}`;
}

/** The name of a file of {@link writeRemote}. @param what the text of its page, or the app for `remote.js`. */
export function sampleFile(name: string, what: string): string {
  return contentName(name, sampleCode(name, what));
}

export function writeHost(folder: string, script = 'host'): Promise<string> {
  const icon = getAppFilesPath('host') + contentName('host.js', script);
  return writeBuild(folder, {
    app: 'host',
    files: { 'host.js': script },
    bundle: hostBundle.replace('/icon.png', icon),
  });
}

/** A remote with a page for each path, which shows its text and has its own file. */
export function writeRemote(
  folder: string,
  app: string,
  pages: Readonly<Record<string, string>>,
  changes: Partial<SampleBuild> = {},
): Promise<string> {
  const patterns = Object.keys(pages);
  const chunks = patterns.map((pattern, index) => [
    `page-${index}.js`,
    sampleCode(`page-${index}.js`, pages[pattern]),
  ]);
  return writeBuild(folder, {
    app,
    files: { 'remote.js': sampleCode('remote.js', app), ...Object.fromEntries(chunks) },
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
