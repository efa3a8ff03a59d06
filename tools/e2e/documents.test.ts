import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  convertDocumentedPathToRegExp,
  listRepositoryFiles,
  readDocumentedCommands,
  readHeadingAnchors,
  readMarkdownDocuments,
  readMarkdownLinks,
  readQuotedTestTitles,
} from './support/documents.ts';

const root = path.resolve(import.meta.dirname, '../..');
const files = listRepositoryFiles(root);
const documents = readMarkdownDocuments(root, files);
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Paths that documents name but git does not contain: generated files and examples. */
const generatedPaths = [
  /^\.(history|local|site|store)\//,
  /^(dist|node_modules|development)\//,
  /^(bn\/)?(404|shell|(about|<path>)\/index)\.html$/,
  /^(registry|remotes)\.json$/,
  /^(page|about-page|document)\.copy\.(en|bn|hi)\.ts$/,
  /^name\.1a2b3c4d\.js$|^remote-price-list\/$/,
];

const extension =
  /\.(ts|tsx|mjs|js|json|sql|md|tsv|toml|yml|yaml|conf|grit|webp|png|svg|html|sha256)$/;
const folders = new Set(files.flatMap((file) => (file.endsWith('/') ? file.split('/') : [])));

/** True if inline code is a path of this repository: not a package, URL, media type or code. */
function isPath(span: string): boolean {
  if (!/^[\w.*<>{},/…-]+$/.test(span) || /^[/.]+$|^\/|^--/.test(span)) return false;
  if (extension.test(span) && !/^\.?\w+$/.test(span)) return true;
  const [first = ''] = span.split('/');
  return /^[\w.-]+\/$/.test(span) || (span.includes('/') && folders.has(first));
}

function exists(document: string, span: string): boolean {
  if (span.startsWith('../')) {
    const target = path.posix.join(path.posix.dirname(document), span);
    return files.some((file) => convertDocumentedPathToRegExp(target).test(file));
  }
  const pattern = convertDocumentedPathToRegExp(span);
  return files.some((file) => pattern.test(file));
}

/** URL paths that are not pages: files at the root, APIs, development tools, examples and file system paths. */
const otherAddresses =
  /^\/(apps|configs|rest\/v1|auth\/v1|functions\/v1|email|__parts|etc|tmp|var|a|hi)(\/|\?|$)|^\/(index\.html|robots\.txt|sitemap\.xml|favicon\.ico|manifest\.webmanifest)$/;

const routes = globSync('remote-*/src/routes.ts', { cwd: root }).flatMap((file) => {
  const source = read(file);
  const paths = [...source.matchAll(/\bpath: '([^']+)'/g)].map(([, route = '']) => route);
  expect(paths.length, `${file} must have a path in each row`).toBeGreaterThan(1);
  return paths;
});

/** True if a page has this path: in any language, with placeholders, or as the start of several paths. */
function isRoute(address: string): boolean {
  const [plain = ''] = address.replace(/^\/bn(?=\/|$)/, '').split(/[?#]/);
  if (/[*…]$/.test(plain)) return routes.some((route) => route.startsWith(plain.slice(0, -1)));
  const segments = plain.replace(/\/$/, '').split('/');
  return routes.some((route) => {
    const own = route.replace(/\/$/, '').split('/');
    return (
      own.length === segments.length &&
      own.every((one, index) => one === segments[index] || one.startsWith(':'))
    );
  });
}

const scripts = Object.keys(
  (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts,
);
const projects = [...read('vitest.config.ts').matchAll(/^ {10}name: '(\w+)'/gm)].map(
  ([, name]) => name,
);
const releaseCommands = globSync('tools/release/src/cli/*.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/\.command\('([\w-]+)/g)].map(([, name]) => name),
);
const benchmarkParts =
  read('tools/bench/src/options.ts').match(/benchmarkParts = \[([^\]]+)/)?.[1] ?? '';
const apps = globSync(['host', 'remote-*'], { cwd: root }).map((name) =>
  name.replace(/^remote-/, ''),
);
const isApp = (word: string) => apps.includes(word);
const isTest = (word: string) => files.some((file) => /\.test\./.test(file) && file.includes(word));

const isArgument: Readonly<Record<string, (word: string) => boolean>> = {
  build: isApp,
  check: isApp,
  dev: isApp,
  bench: (word) => benchmarkParts.includes(`'${word}'`),
  'test:unit': isTest,
  'test:e2e': (word) => files.some((file) => /\.spec\.ts$/.test(file) && file.includes(word)),
};

/** Returns the error of an npm or npx command, or undefined for a valid one. */
function findProblem(command: string): string | undefined {
  const words = command.split(/\s+/);
  const ofVitest = words[0] === 'npx';
  const script = words.slice(1).find((word) => !['run', '-s'].includes(word)) ?? '';
  if (!ofVitest && script === '') return undefined;
  if (!ofVitest && !scripts.includes(script)) return `package.json has no script ${script}`;
  const project = words[words.indexOf('--project') + 1];
  if (words.includes('--project') && !projects.includes(project))
    return `vitest.config.ts has no project ${project}`;
  const own = ofVitest ? words.slice(3) : words.slice(words.indexOf('--') + 1 || words.length);
  const names = own.filter(
    (word, index) =>
      !/^-|^[<[]|^\d+$|…|^(run|s3:|https?:)/.test(word) && !own[index - 1]?.startsWith('--'),
  );
  if (script === 'release') {
    return names[0] === undefined || releaseCommands.includes(names[0])
      ? undefined
      : `unknown release command ${names[0]}`;
  }
  const fits = ofVitest ? isTest : isArgument[script];
  const unknown = names.find((word) => fits && !fits(word));
  return unknown && `no app, test or part is named ${unknown}`;
}

describe.each(documents)('$name', (document) => {
  test('every relative link in a Markdown file points to an existing file and heading', () => {
    const broken = readMarkdownLinks(document).filter((link) => {
      const [target = '', anchor] = link.split('#');
      const file =
        target === ''
          ? document.name
          : path.posix.join(path.posix.dirname(document.name), decodeURI(target));
      if (!files.includes(file) && !files.includes(`${file.replace(/\/$/, '')}/`)) return true;
      const linked = documents.find(({ name }) => name === file);
      return (
        anchor !== undefined && linked !== undefined && !readHeadingAnchors(linked).has(anchor)
      );
    });
    expect(broken.join('\n')).toBe('');
  });

  test('every file path in backticks in a Markdown file names an existing file', () => {
    const missing = document.spans.filter(
      (span) =>
        isPath(span) &&
        !generatedPaths.some((one) => one.test(span)) &&
        !exists(document.name, span),
    );
    expect(missing.join('\n')).toBe('');
  });

  test('every npm command in a Markdown file names an existing script, app, test and section', () => {
    const wrong = readDocumentedCommands(document).flatMap((command) => {
      const problem = findProblem(command);
      return problem ? [`${command}: ${problem}`] : [];
    });
    expect(wrong.join('\n')).toBe('');
  });

  test('every URL path in backticks in a Markdown file is the path of a page', () => {
    const unknown = document.spans.filter(
      (span) =>
        /^\/[\w][^\s'"()]*$|^\/$/.test(span) && !otherAddresses.test(span) && !isRoute(span),
    );
    expect(unknown.join('\n')).toBe('');
  });
});

test('every test title that the list of bug reports quotes exists in the linked test file', () => {
  const quoted = readQuotedTestTitles(read('docs/tried-reports.md'));
  expect(quoted.length).toBeGreaterThan(100);
  const missing = quoted.filter(({ file, parts }) => {
    const source = read(file).replaceAll("\\'", "'");
    return parts.some((part) => !source.includes(part));
  });
  expect(missing.map(({ file, title }) => `${file}: ${title}`).join('\n')).toBe('');
});
