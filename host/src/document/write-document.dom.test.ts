import { htmlElementIds } from '@torsa/shared/contract/names';
import { darkPalette, lightPalette } from '@torsa/shared/theme/palettes';
import { expect, test } from 'vitest';
import { htmlDocumentTextsByLanguage } from '../copy/document-copy.ts';
import { inlineScripts } from '../inline/inline-scripts.ts';
import { sampleDocumentContent as content, integrity } from '../testing/sample-document-content.ts';
import { releasesOf, remoteWith } from '../testing/sample-site.tsx';
import { readDocument } from './read-document.ts';
import { type DocumentContent, writeDocument } from './write-document.ts';

function write(changes: Partial<DocumentContent> = {}): Document {
  return new DOMParser().parseFromString(writeDocument({ ...content, ...changes }), 'text/html');
}

const description = (document: Document) =>
  document.querySelector('meta[name="description"]')?.getAttribute('content');

test("writeDocument writes the page's prerendered HTML, title, description and styles", () => {
  const document = write();
  expect(document.documentElement.lang).toBe('en');
  expect(document.title).toBe('About · Torsa');
  expect(description(document)).toBe('About us.');
  const root = document.getElementById(htmlElementIds.root);
  expect(root?.innerHTML).toBe(content.body.html);
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

test('writeDocument links to the icons and to the web manifest in the language of the document', () => {
  const icons = {
    icon: '/favicon.ico',
    'icon image/svg+xml': '/apps/host/files/favicon.svg',
    'apple-touch-icon': '/apps/host/files/apple-touch-icon.png',
  };
  expect(linksOf(write())).toMatchObject({ ...icons, manifest: '/manifest.webmanifest' });
  const bengali = { language: 'bn', copy: htmlDocumentTextsByLanguage.bn } as const;
  expect(linksOf(write(bengali))).toMatchObject({ manifest: '/bn/manifest.webmanifest' });
});

test('in development, writeDocument writes an empty icon, so that the browser requests no icon file', () => {
  const { icons: _, ...development } = content;
  const document = new DOMParser().parseFromString(writeDocument(development), 'text/html');
  expect(linksOf(document)).toMatchObject({ icon: 'data:,' });
  expect(document.querySelector('link[rel="manifest"]')).toBeNull();
});

test('each script and its preload link have the same integrity and credentials mode', () => {
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

test('the first preload link is for the host script, and page scripts have low fetch priority', () => {
  const [host, page] = write().querySelectorAll('link[rel="preload"][as="script"]');
  expect(host?.getAttribute('href')).toBe('/apps/host/files/host.js');
  expect(host?.hasAttribute('fetchpriority')).toBe(false);
  expect(page?.getAttribute('href')).toBe('/apps/marketing/files/about.js');
  expect(page?.getAttribute('fetchpriority')).toBe('low');
});

const policy = '<meta name="viewport"';

test("preload links precede the content security policy, because a browser's preload scanner ignores later links", () => {
  const [early = '', late = ''] = writeDocument(content).split(policy);
  expect(early).toContain('/apps/marketing/files/about.js');
  expect(early).toContain('/apps/host/files/host.js');
  expect(early).not.toContain('<script');
  expect(late).toContain('<script defer');
});

test('if a page has a high-priority picture, the browser requests no script before the picture', () => {
  const picture =
    '<picture><source type="image/avif" srcSet="/1.avif 1w" sizes="100vw"/><img fetchPriority="high" src="/1.webp"/></picture>';
  const html = writeDocument({ ...content, body: { html: picture, prerenderedPath: '/about' } });
  const [early = ''] = html.split(policy);
  expect(early).toContain('imagesrcset="/1.avif 1w"');
  expect(early).not.toContain('.js');
  const [, waiting = ''] = /<template id="scripts">(.*)<\/template>/s.exec(html) ?? [];
  expect(waiting).toMatch(
    /^<script defer crossorigin="anonymous" src="\/apps\/host\/files\/host.js".*fetchpriority="low".* href="\/apps\/marketing\/files\/about.js"/s,
  );
  expect(html.replace(waiting, '')).not.toMatch(/(src|href)="[^"]*\.js"/);
});

test("writeDocument preloads the fonts of the document's language at the end of the body", () => {
  const document = write();
  const fonts = [...document.querySelectorAll('link[rel="preload"][as="font"]')];
  expect(fonts.map((font) => font.getAttribute('href'))).toEqual(['/display.woff2', '/text.woff2']);
  const root = document.getElementById(htmlElementIds.root);
  for (const font of fonts) {
    expect(font).toHaveAttribute('crossorigin', 'anonymous');
    expect(font).toHaveAttribute('type', 'font/woff2');
    expect(root?.compareDocumentPosition(font)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test('in development, writeDocument preloads only scripts, because they take seconds to compile', () => {
  const document = write({ devScript: 'record()', releases: releasesOf({}) });
  expect(document.querySelector('[rel="preload"]:not([as="script"])')).toBeNull();
});

test('an HTML document without a remote app preloads the list of all releases', () => {
  // The attributes match a later fetch() call, or the browser would download the file twice.
  const preload = '<link rel="preload" as="fetch" crossorigin="anonymous" href="/remotes.json">';
  expect(writeDocument(content)).not.toContain('remotes.json');
  expect(writeDocument({ ...content, releases: releasesOf({}) })).toContain(preload);
});

test('in development, script elements have no integrity attribute', () => {
  const document = write({ scripts: [{ url: '/host.js' }] });
  expect(document.querySelector('script[src]')?.hasAttribute('integrity')).toBe(false);
});

test('the root element of a page that was not prerendered has no data-prerendered-path attribute', () => {
  const document = write({ body: { html: '', prerenderedPath: undefined } });
  expect(document.getElementById(htmlElementIds.root)?.hasAttribute('data-prerendered-path')).toBe(
    false,
  );
});

const { beforePaint, waitForBengali } = inlineScripts;

const scriptsIn = (document: Document) =>
  [...document.querySelectorAll('script:not([src], [type])')].map((script) => script.textContent);

const nasty = `"><script>alert('&')</script><!-- &quot; ‘x’`;

test('writeDocument escapes special HTML characters in the head', () => {
  const document = write({ head: { title: nasty, description: nasty } });
  expect(document.title).toBe(`${nasty} · Torsa`);
  expect(description(document)).toBe(nasty);
  expect(scriptsIn(document)).toEqual([beforePaint]);
});

test('writeDocument escapes quotes in an attribute value', () => {
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
  expect(document.getElementById(htmlElementIds.root)?.dataset['prerenderedPath']).toBe(nasty);
  expect(scriptsIn(document)).toEqual([beforePaint]);
});

test.each([
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</SCRIPT >',
  ']]>',
  '\u2028\u2029',
  '\\u003c/script>',
])('a JSON data block that contains %s does not close its script element', (text) => {
  const siteConfig = { ...content.siteConfig, publishableKey: text };
  const releases = releasesOf({ [text]: remoteWith('/') });
  const navigation = { 'navbar@1': [{ label: text, path: '/' }] };
  const html = writeDocument({ ...content, siteConfig, releases, navigation });
  const blocks = [...html.matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script/gis)];
  expect(blocks).toHaveLength(4);
  for (const [, content = ''] of blocks) expect(content).not.toContain('<');
  const document = new DOMParser().parseFromString(html, 'text/html');
  expect(readDocument(document)).toMatchObject({ releases, siteConfig, navigation });
  expect(document.querySelectorAll('script')).toHaveLength(6);
});

test('the inline script that runs before the first paint is the first script of the HTML document', () => {
  const html = writeDocument(content);
  expect(html.indexOf(beforePaint)).toBeLessThan(html.indexOf('<title>'));
});

test('the theme-color meta tags precede the inline script that selects one of them', () => {
  const html = writeDocument(content);
  const colors = [...write().querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
  expect(colors.map((meta) => [meta.getAttribute('media'), meta.content])).toEqual([
    ['(prefers-color-scheme: light)', lightPalette.background],
    ['(prefers-color-scheme: dark)', darkPalette.background],
  ]);
  expect(html.lastIndexOf('<meta name="theme-color"')).toBeLessThan(html.indexOf(beforePaint));
});

test('only Bengali documents contain the script that delays the first paint until the fonts load', () => {
  const html = writeDocument({ ...content, language: 'bn', copy: htmlDocumentTextsByLanguage.bn });
  expect(html.indexOf(waitForBengali)).toBeGreaterThan(html.lastIndexOf('@font-face'));
  expect(html.indexOf(waitForBengali)).toBeLessThan(html.indexOf('<body>'));
  expect(scriptsIn(write())).toEqual([beforePaint]);
});

test('a Bengali document has its lang attribute, its fonts and only the Bengali interface texts', () => {
  const document = write({ language: 'bn', copy: htmlDocumentTextsByLanguage.bn });
  expect(document.documentElement.lang).toBe('bn');
  expect(document.title).toBe('About · তোর্সা');
  expect(readDocument(document)).toMatchObject({
    language: 'bn',
    copy: htmlDocumentTextsByLanguage.bn.shell,
  });
  const fonts = [...document.querySelectorAll('link[rel="preload"][as="font"]')];
  expect(fonts.map((font) => font.getAttribute('href'))).toEqual([
    '/display-bengali.woff2',
    '/text-bengali.woff2',
  ]);
  expect(document.querySelector('noscript')?.textContent).toContain('জাভাস্ক্রিপ্ট');
});

test('the head of a public page links to the page in every language', () => {
  const links = write({ publicPath: '/about' }).querySelectorAll('link[rel="alternate"]');
  expect(
    [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  ).toEqual([
    ['en', 'https://torsa.example/about'],
    ['bn', 'https://torsa.example/bn/about'],
    ['x-default', 'https://torsa.example/about'],
  ]);
});

test('the head of a page that exists only in English links to no other language', () => {
  const links = write({ publicPath: '/about', pageLanguages: ['en'] }).querySelectorAll(
    'link[rel="alternate"]',
  );
  expect([...links].map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'x-default']);
});

test('the head of a private page links to no other language', () => {
  expect(write().querySelector('link[rel="alternate"]')).toBeNull();
});
