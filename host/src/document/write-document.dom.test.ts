import { documentIds } from '@torsa/shared/contract/names';
import { darkPalette, lightPalette } from '@torsa/shared/theme/palettes';
import { expect, test } from 'vitest';
import { documentCopy } from '../copy/document-copy.ts';
import { inlineScripts } from '../inline/inline-scripts.ts';
import { integrity, sampleDocumentContent as parts } from '../testing/sample-document-content.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { readDocument } from './read-document.ts';
import { type DocumentContent, writeDocument } from './write-document.ts';

function write(changes: Partial<DocumentContent> = {}): Document {
  return new DOMParser().parseFromString(writeDocument({ ...parts, ...changes }), 'text/html');
}

const description = (document: Document) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

test('carries the page, its head and its styles', () => {
  const document = write();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('About · Torsa');
  expect(description(document)).toBe('About us.');
  const root = document.getElementById(documentIds.root);
  expect(root?.innerHTML).toBe(parts.body.html);
  expect(root?.dataset['prerenderedPath']).toBe('/about');
  expect(document.querySelector('style[data-styles="x y"]')?.textContent).toContain('color:red');
});

const linksOf = (document: Document) =>
  Object.fromEntries(
    [...document.querySelectorAll('link')].map((link) => [
      `${link.rel} ${link.type}`.trim(),
      link.getAttribute('href'),
    ]),
  );

test('names the mark for tabs and home screens, and the manifest in its language', () => {
  const icons = {
    icon: '/favicon.ico',
    'icon image/svg+xml': '/apps/host/files/favicon.svg',
    'apple-touch-icon': '/apps/host/files/apple-touch-icon.png',
  };
  expect(linksOf(write())).toMatchObject({ ...icons, manifest: '/manifest.webmanifest' });
  const bengali = { language: 'bn', copy: documentCopy.bn } as const;
  expect(linksOf(write(bengali))).toMatchObject({ manifest: '/bn/manifest.webmanifest' });
});

test('in development nothing is asked for as the mark', () => {
  const { icons: _, ...development } = parts;
  const document = new DOMParser().parseFromString(writeDocument(development), 'text/html');
  expect(linksOf(document)).toMatchObject({ icon: 'data:,' });
  expect(document.querySelector('link[rel="manifest"]')).toBeNull();
});

test('loads scripts and preloads with the same integrity and credentials mode', () => {
  const document = write();
  const script = document.querySelector('script[src]');
  const preloads = [...document.querySelectorAll('link[rel="preload"][as="script"]')];
  expect(script?.getAttribute('src')).toBe('/apps/host/files/host.js');
  expect(script?.hasAttribute('defer')).toBe(true);
  expect(preloads).toHaveLength(2);
  for (const element of [script, ...preloads]) {
    expect(element?.getAttribute('integrity')).toBe(integrity);
    expect(element?.getAttribute('crossorigin')).toBe('anonymous');
  }
});

test('asks for the host first, for which what the page needs makes way', () => {
  const [host, page] = write().querySelectorAll('link[rel="preload"][as="script"]');
  expect(host?.getAttribute('href')).toBe('/apps/host/files/host.js');
  expect(host?.hasAttribute('fetchpriority')).toBe(false);
  expect(page?.getAttribute('href')).toBe('/apps/marketing/files/about.js');
  expect(page?.getAttribute('fetchpriority')).toBe('low');
});

const policy = '<meta name="viewport"';

test('names what to load where the browser still looks ahead: before the place of its content policy', () => {
  const [early = '', late = ''] = writeDocument(parts).split(policy);
  expect(early).toContain('/apps/marketing/files/about.js');
  expect(early).toContain('/apps/host/files/host.js');
  expect(early).not.toContain('<script');
  expect(late).toContain('<script defer');
});

test('with a picture that is wanted first, asks for nothing before it, and for scripts after it', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/1.avif 1w" sizes="100vw"/><img fetchPriority="high" src="/1.webp"/></picture>';
  const html = writeDocument({ ...parts, body: { html: picture, prerenderedPath: '/about' } });
  const [early = ''] = html.split(policy);
  expect(early).toContain('imagesrcset="/1.avif 1w"');
  expect(early).not.toContain('.js');
  const [, waiting = ''] = /<template id="scripts">(.*)<\/template>/s.exec(html) ?? [];
  expect(waiting).toMatch(
    /^<script defer crossorigin="anonymous" src="\/apps\/host\/files\/host.js".*fetchpriority="low".* href="\/apps\/marketing\/files\/about.js"/s,
  );
  expect(html.replace(waiting, '')).not.toMatch(/(src|href)="[^"]*\.js"/);
});

test('loads the fonts of its language ahead, after all that the first paint needs', () => {
  const document = write();
  const fonts = [...document.querySelectorAll('link[rel="preload"][as="font"]')];
  expect(fonts.map((font) => font.getAttribute('href'))).toEqual(['/display.woff2', '/text.woff2']);
  const root = document.getElementById(documentIds.root);
  for (const font of fonts) {
    expect(font).toHaveAttribute('crossorigin', 'anonymous');
    expect(font).toHaveAttribute('type', 'font/woff2');
    expect(root?.compareDocumentPosition(font)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('loads nothing but scripts ahead in development, where all else is used seconds later', () => {
  const document = write({ devScript: 'record()', releases: releasesOf({}) });
  expect(document.querySelector('[rel="preload"]:not([as="script"])')).toBeNull();
});

test('a document that names no remote has those of all fetched at once', () => {
  // As a fetch of the page is made, or the browser fetches it twice.
  const preload = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/remotes.json">';
  expect(writeDocument(parts)).not.toContain('remotes.json');
  expect(writeDocument({ ...parts, releases: releasesOf({}) })).toContain(preload);
});

test('has no integrity where there is none, in development', () => {
  const document = write({ scripts: [{ url: '/host.js' }] });
  expect(document.querySelector('script[src]')?.hasAttribute('integrity')).toBe(false);
});

test('has no composed path where the page is not composed', () => {
  const document = write({ body: { html: '', prerenderedPath: undefined } });
  expect(document.getElementById(documentIds.root)?.hasAttribute('data-prerendered-path')).toBe(
    false,
  );
});

const { beforePaint, waitForBengali } = inlineScripts;

const scriptsIn = (document: Document) =>
  [...document.querySelectorAll('script:not([src], [type])')].map((script) => script.textContent);

const nasty = `"><script>alert('&')</script><!-- &quot; ‘x’`;

test('what stands in the head is text, whatever it contains', () => {
  const document = write({ head: { title: nasty, description: nasty } });
  expect(document.title).toBe(`${nasty} · Torsa`);
  expect(description(document)).toBe(nasty);
  expect(scriptsIn(document)).toEqual([beforePaint]);
});

test('what stands in an attribute stays in it', () => {
  const document = write({
    scripts: [{ url: `/${nasty}`, integrity: nasty }],
    preloads: [{ url: `/${nasty}`, integrity: nasty }],
    body: { html: '', prerenderedPath: nasty },
  });
  const script = document.querySelector('script[src]');
  expect(script?.getAttribute('src')).toBe(`/${nasty}`);
  expect(script?.getAttribute('integrity')).toBe(nasty);
  expect(document.querySelector('link[rel="preload"][as="script"]')?.getAttribute('href')).toBe(
    `/${nasty}`,
  );
  expect(document.getElementById(documentIds.root)?.dataset['prerenderedPath']).toBe(nasty);
  expect(scriptsIn(document)).toEqual([beforePaint]);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  ']]>',
  '\u2028\u2029',
  '\\u003c/script>',
])('nothing in the data can end its block: %s', (text) => {
  const siteConfig = { ...parts.siteConfig, publishableKey: text };
  const releases = releasesOf({ [text]: remoteWith('/') });
  const navigation = { 'navbar@1': [{ label: text, path: '/' }] };
  const html = writeDocument({ ...parts, siteConfig, releases, navigation });
  const blocks = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script/gis)];
  expect(blocks).toHaveLength(4);
  for (const [, content = ''] of blocks) expect(content).not.toContain('<');
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(readDocument(document)).toMatchObject({ releases, siteConfig, navigation });
  expect(document.querySelectorAll('script')).toHaveLength(6);
});

test('what is decided before anything is painted comes first', () => {
  const html = writeDocument(parts);
  expect(html.indexOf(beforePaint)).toBeLessThan(html.indexOf('<title>'));
});

test('names the colour of each theme before the script that chooses one of them', () => {
  const html = writeDocument(parts);
  const colors = [...write().querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  expect(colors.map((meta) => [meta.getAttribute('media'), meta.content])).toEqual([
    ['(prefers-color-scheme: light)', lightPalette.background],
    ['(prefers-color-scheme: dark)', darkPalette.background],
  ]);
  expect(html.lastIndexOf('<meta name="theme-color"')).toBeLessThan(html.indexOf(beforePaint));
});

test('waits for its letters before it is painted in Bengali, once their fonts are named, and in English not', () => {
  const html = writeDocument({ ...parts, language: 'bn', copy: documentCopy.bn });
  expect(html.indexOf(waitForBengali)).toBeGreaterThan(html.lastIndexOf('@font-face'));
  expect(html.indexOf(waitForBengali)).toBeLessThan(html.indexOf('<body>'));
  expect(scriptsIn(write())).toEqual([beforePaint]);
});

test('a document in Bengali says so, loads its own fonts, and carries the words of its shell and no others', () => {
  const document = write({ language: 'bn', copy: documentCopy.bn });
  expect(document.documentElement.lang).toBe('bn');
  expect(document.title).toBe('About · তোর্সা');
  expect(readDocument(document)).toMatchObject({
    language: 'bn',
    copy: documentCopy.bn.shell,
  });
  const fonts = [...document.querySelectorAll('link[rel="preload"][as="font"]')];
  expect(fonts.map((font) => font.getAttribute('href'))).toEqual([
    '/display-bengali.woff2',
    '/text-bengali.woff2',
  ]);
  expect(document.querySelector('noscript')?.textContent).toContain('জাভাস্ক্রিপ্ট');
});

test('the head of a public page names the page in every language', () => {
  const links = write({ publicPath: '/about' }).querySelectorAll('link[rel="alternate"]');
  expect(
    [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', 'https://torsa.example/about'],
    ['bn', 'https://torsa.example/bn/about'],
    ['x-default', 'https://torsa.example/about'],
  ]);
});

test('the head of a page in English alone names no other language', () => {
  const links = write({ publicPath: '/about', pageLanguages: ['en'] }).querySelectorAll(
    'link[rel="alternate"]',
  );
  expect([...links].map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default']);
});

test('the head of a page that is not for everybody names no other', () => {
  expect(write().querySelector('link[rel="alternate"]')).toBeNull();
});
