import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { adoptStyles } from './adopt-styles.ts';
import { createStyleCache } from './create-style-cache.ts';
import { styleElement } from './document-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

function renderInColour(color: string): void {
  const cache = createStyleCache();
  adoptStyles(cache);
  render(
    <CacheProvider value={cache}>
      <p css={{ color }} />
    </CacheProvider>,
  );
}

test('styles of the document stay in their element, and new styles follow it', () => {
  const { name } = css({ color: 'red' });
  const styles = styleElement({ ids: ['other', name], css: `.css-${name}{color:red}` });
  document.head.innerHTML = `${styles}<meta name="last">`;
  const before = [...document.head.children];
  renderInColour('red');
  expect([...document.head.children]).toEqual(before);
  renderInColour('green');
  expect([...document.head.children].slice(0, 2)).toEqual(before);
  expect(document.head.children).toHaveLength(3);
});

test('a document without styles, as in development, leaves the cache empty', () => {
  renderInColour('red');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});
