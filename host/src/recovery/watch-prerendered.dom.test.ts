import { beforeEach, expect, test } from 'vitest';
import { htmlTreeHash } from '../document/html-tree-hash.ts';
import { watchPrerendered } from './watch-prerendered.ts';

const page = '<h1>Log In</h1><input name="password">';
const html = `<nav>Torsa</nav><main>${page}</main>`;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  container.dataset['treeHash'] = htmlTreeHash(html);
  container.dataset['pageTreeHash'] = htmlTreeHash(page);
  container.innerHTML = html;
  document.body.replaceChildren(container);
});

test('a document as it was published is not changed, whatever the shell becomes', async () => {
  const prerendered = watchPrerendered(container);
  expect(prerendered.isChanged()).toBe(false);
  container.querySelector('nav')?.append('Log Out');
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(false);
});

test('a document that an extension has changed is known at once', () => {
  container.querySelector('nav')?.append(document.createElement('font'));
  expect(watchPrerendered(container).isChanged()).toBe(true);
});

test('a page that it changes later is known before React takes the page over', async () => {
  const prerendered = watchPrerendered(container);
  container.querySelector('input')?.after(document.createElement('div'));
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(true);
});
