// @vitest-environment node
import type { DocumentRequest, DocumentSubject } from '@torsa/shared/contract/host-bundle';
import type { RemotePage } from '@torsa/shared/contract/remote';
import { expect, test } from 'vitest';
import { renderDocument } from './node.tsx';
import { pageModule, pageOf, releasesOf, remoteWith } from './testing/sample-site.tsx';

function Broken(): never {
  throw new Error('no river');
}

const pages: readonly RemotePage[] = [
  pageOf('Home', '/'),
  pageOf('Service', '/services/:id', {
    load: async () =>
      pageModule(
        () => <h1>Service</h1>,
        ({ id = '' }) => ({ title: id, description: '<About> it.' }),
      ),
  }),
  pageOf('Login', '/auth/login', { access: 'guest' }),
  pageOf('Dashboard', '/dashboard/user', { access: 'client' }),
  pageOf('Lost', '/lost', { load: () => Promise.reject(new Error('gone')) }),
  pageOf('Broken', '/broken', {
    load: async () => pageModule(Broken, { title: 'Broken', description: '' }),
  }),
];

const request: Omit<DocumentRequest, 'subject'> = {
  remotes: { sample: { routes: pages } },
  releases: releasesOf({ sample: remoteWith(...pages.map(({ path }) => path)) }),
  siteConfig: {
    siteUrl: 'https://torsa.example',
    backendUrl: 'https://backend.torsa.example',
    publishableKey: 'key',
    staffEmailDomain: 'staff.torsa.example',
  },
  scripts: [{ url: '/apps/host/1/host.js' }],
  preloads: [],
};

const render = (subject: DocumentSubject) => renderDocument({ ...request, subject });
const renderPage = (path: string) => render({ kind: 'page', path });
const headings = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  );

test.each([
  ['/', 'Home', 'Home'],
  ['/services/apps', 'Service', 'apps'],
  ['/auth/login', 'Login', 'Login'],
])(
  '%s is rendered with its heading and its head, for the browser to take over',
  async (path, name, title) => {
    const html = await renderPage(path);
    expect(headings(html)).toEqual([name]);
    expect(html).toContain(`<title>${title} · Torsa</title>`);
    expect(html).toContain(`data-composed-path="${path}"`);
    expect(html).toContain('data-remote="sample"');
    expect(html).toMatch(/<style data-emotion="css /);
  },
);

test('a page that waits for the session is rendered too: it has a loading text of its own', async () => {
  expect(headings(await renderPage('/dashboard/user'))).toEqual(['Dashboard']);
});

test('the shell is the layout with a place for the page, which the browser renders anew', async () => {
  const html = await render({ kind: 'shell' });
  expect(headings(html)).toEqual(['Loading…']);
  expect(html).not.toContain('data-composed-path');
  expect(html).toContain('<footer');
});

test('the 404 page is rendered for whatever address', async () => {
  const html = await render({ kind: 'notFound' });
  expect(headings(html)).toEqual([expect.stringContaining('Page not found')]);
  expect(html).toContain('<title>Page not found · Torsa</title>');
  expect(html).toContain('data-composed-path="*"');
});

test.each([
  ['/lost', '/lost failed to load.'],
  ['/broken', 'no river'],
  ['/nowhere', 'No remote owns /nowhere.'],
])('%s is refused', async (path, message) => {
  await expect(renderPage(path)).rejects.toThrow(message);
});

test('the reason of a failed load is kept', async () => {
  await expect(renderPage('/lost')).rejects.toMatchObject({ cause: { message: 'gone' } });
});
