import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A Markdown file of this repository. */
export interface MarkdownDocument {
  /** File path relative to the repository root. */
  readonly name: string;
  readonly text: string;
  /** The Markdown text without code blocks. */
  readonly prose: string;
  /** The inline code texts of the Markdown file outside of code blocks. */
  readonly spans: readonly string[];
}

const fence = /^```[^\n]*\n[\s\S]*?^```/gm;

/** Folders that git ignores. */
const ignored = new Set(['node_modules', '.git', '.local', '.site', 'dist', 'test-results']);

/**
 * Lists all files and folders of the repository. Folder names end with a slash.
 * @param root path of the repository
 */
export function listRepositoryFiles(root: string, folder = ''): readonly string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = `${folder}${entry.name}`;
    if (!entry.isDirectory()) return [name];
    return ignored.has(entry.name) ? [] : [`${name}/`, ...listRepositoryFiles(root, `${name}/`)];
  });
}

/**
 * Reads all Markdown files.
 * @param root path of the repository
 * @param files paths of all files of the repository
 */
export function readMarkdownDocuments(
  root: string,
  files: readonly string[],
): readonly MarkdownDocument[] {
  return files
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(path.join(root, name), 'utf8');
      const prose = text.replace(fence, '');
      const spans = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span);
      return { name, text, prose, spans };
    });
}

/** Returns the targets of relative links and images in a Markdown file, including `#anchor` fragments. */
export function readMarkdownLinks({ prose }: MarkdownDocument): readonly string[] {
  const withoutCode = prose.replace(/`[^`\n]+`/g, '`code`');
  const links = withoutCode.matchAll(
    /\]\(([^)\s]+)\)|^\[[^\]]+\]: (\S+)|<img [^>]*src="([^"]+)"/gm,
  );
  return [...links]
    .map(([, inline, reference, image]) => inline ?? reference ?? image ?? '')
    .filter((target) => !/^[a-z]+:/.test(target));
}

/** Returns the anchors that GitHub generates for a document's headings. */
export function readHeadingAnchors({ prose }: MarkdownDocument): ReadonlySet<string> {
  const headings = prose.matchAll(/^#+ (.+)$/gm);
  return new Set(
    [...headings].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Returns the npm and npx commands in inline code and code blocks, without shell comments. */
export function readDocumentedCommands({ text }: MarkdownDocument): readonly string[] {
  const commands = text.matchAll(/\b(?:npm (?:run|start|test)\b|npx vitest )[^`"#\n&;]*/g);
  return [...commands].map(([command]) => command.trim());
}

/**
 * Converts a path in the documentation to a regular expression. Placeholders such as `*`, `<name>`, `…` and
 * `{one,other}` match any name of their form.
 */
export function convertDocumentedPathToRegExp(span: string): RegExp {
  const source = span
    .replace(/^\.\//, '')
    .replace(/\/$/, '')
    .replace(/[.+^$()|[\]\\?]/g, '\\$&')
    .replace(/\*+|<[^>]+>|…/g, (any) => (any === '**' ? '.+' : '[^/]*'))
    .replace(/\{([^}]+)\}/g, (_, names: string) => `(${names.replaceAll(',', '|')})`);
  return new RegExp(`(^|/)${source}/?$`);
}

/**
 * Returns the test titles that a Markdown document quotes in “…” after a link to the test file. `parts` contains the
 * texts between a title's placeholders.
 */
export function readQuotedTestTitles(
  text: string,
): readonly { readonly file: string; readonly title: string; readonly parts: readonly string[] }[] {
  const mentions = text.matchAll(/\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\) “([^”\n]+)”/g);
  return [...mentions].map(([, file = '', title = '']) => {
    const parts = title.split(/…|%\w/).map((part) => part.trim());
    return { file, title, parts: parts.filter((part) => part !== '') };
  });
}
