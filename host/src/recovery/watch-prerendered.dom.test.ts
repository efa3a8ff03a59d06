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

test('an unchanged document counts as unchanged after the shell has hydrated', async () => {
  const prerendered = watchPrerendered(container);
  expect(prerendered.isChanged()).toBe(false);
  container.querySelector('nav')?.append('Log Out');
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(false);
});

test('a document that an extension has changed is detected immediately', () => {
  container.querySelector('nav')?.append(document.createElement('font'));
  expect(watchPrerendered(container).isChanged()).toBe(true);
});

test('a page that an extension changes later is detected before hydration', async () => {
  const prerendered = watchPrerendered(container);
  container.querySelector('input')?.after(document.createElement('div'));
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(true);
});
