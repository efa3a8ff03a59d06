import { beforeEach, expect, test } from 'vitest';
import { hashHtmlTree } from '../document/html-tree-hash.ts';
import { watchPrerenderedDom } from './watch-prerendered.ts';

const page = '<h1>Log In</h1><input name="password">';
const html = `<nav>Torsa</nav><main>${page}</main>`;
let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  container.dataset['treeHash'] = hashHtmlTree(html);
  container.dataset['pageTreeHash'] = hashHtmlTree(page);
  container.innerHTML = html;
  document.body.replaceChildren(container);
});

test("the DOM watcher's isChanged returns false for an unmodified document, even after React has hydrated the shell", async () => {
  const prerendered = watchPrerenderedDom(container);
  expect(prerendered.isChanged()).toBe(false);
  container.querySelector('nav')?.append('Log Out');
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(false);
});

test("the DOM watcher's isChanged returns true immediately for a document that an extension has modified", () => {
  container.querySelector('nav')?.append(document.createElement('font'));
  expect(watchPrerenderedDom(container).isChanged()).toBe(true);
});

test("the DOM watcher's isChanged returns true for a page that an extension modifies later, before hydration", async () => {
  const prerendered = watchPrerenderedDom(container);
  container.querySelector('input')?.after(document.createElement('div'));
  await prerendered.prepare();
  expect(prerendered.isChanged()).toBe(true);
});
