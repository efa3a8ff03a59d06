import { expect, test } from 'vitest';
import { hashDomTree } from '../recovery/tree-hash.ts';
import { hashHtmlTree } from './html-tree-hash.ts';

const html =
  '<nav class="a&gt;b"><a href="/?a=1&amp;b=2">Tom &amp; Jerry&#x27;s &lt;b&gt;</a></nav><main><!--$--><svg viewBox="0 0 1 1"><path d="M0 0"/></svg><h1>বাংলা &quot;1&quot;</h1><p>a<!-- -->b</p><input name="email"/><!--/$--></main>';

function tree(): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  return root;
}

test('hashHtmlTree of an HTML text equals hashDomTree of the DOM tree that the browser parses from that text', () => {
  expect(hashDomTree(tree())).toBe(hashHtmlTree(html));
});

test('hashHtmlTree ignores attributes, because React can hydrate HTML to which extensions added attributes', () => {
  const root = tree();
  root.querySelector('input')?.setAttribute('data-lpignore', 'true');
  expect(hashDomTree(root)).toBe(hashHtmlTree(html));
});

test('hashDomTree ignores early rows, which an inline script adds and React does not hydrate', () => {
  const page = '<main><div data-early-rows="letters"></div><p>Letters</p></main>';
  const root = tree();
  root.innerHTML = page;
  root.querySelector('div')?.append(tree());
  expect(hashDomTree(root)).toBe(hashHtmlTree(page));
  root.querySelector('main > p')?.remove();
  expect(hashDomTree(root)).not.toBe(hashHtmlTree(page));
});

test.each<[string, (root: HTMLElement) => void]>([
  ['an element was inserted beside a field', (root) => root.querySelector('input')?.after('div')],
  ['a text was wrapped in <font>', (root) => wrap(root.querySelector('h1'))],
  [
    'a text was replaced by one of the same length',
    (root) => {
      const heading = root.querySelector('h1');
      if (heading) heading.textContent = 'বাংলা "2"';
    },
  ],
  ['a comment was removed', (root) => root.querySelector('main')?.firstChild?.remove()],
  ['two texts were joined', (root) => root.querySelector('p')?.childNodes[1]?.remove()],
])('hashDomTree differs from the hash of the original HTML after %s', (_, change) => {
  const root = tree();
  change(root);
  expect(hashDomTree(root)).not.toBe(hashHtmlTree(html));
});

function wrap(element: Element | null): void {
  const font = document.createElement('font');
  font.append(...(element?.childNodes ?? []));
  element?.append(font);
}
