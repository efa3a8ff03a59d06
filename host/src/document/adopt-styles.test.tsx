import { CacheProvider, css } from '@emotion/react';
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { registerDocumentStyles } from './adopt-styles.ts';
import { createStyleCache } from './create-style-cache.ts';
import { writeStyleElement } from './document-styles.ts';

afterEach(() => {
  document.head.innerHTML = '';
});

function renderInColour(color: string): void {
  const cache = createStyleCache();
  registerDocumentStyles(cache);
  render(
    <CacheProvider value={cache}>
      <p css={{ color }} />
    </CacheProvider>,
  );
}

test('registerDocumentStyles keeps prerendered styles in their style element, and Emotion adds new styles after it', () => {
  const { name } = css({ color: 'red' });
  const styles = writeStyleElement({ ids: ['other', name], css: `.css-${name}{color:red}` });
  document.head.innerHTML = `${styles}<meta name="last">`;
  const before = [...document.head.children];
  renderInColour('red');
  expect([...document.head.children]).toEqual(before);
  renderInColour('green');
  expect([...document.head.children].slice(0, 2)).toEqual(before);
  expect(document.head.children).toHaveLength(3);
});

test("registerDocumentStyles leaves Emotion's cache empty if the HTML document has no styles, as in development", () => {
  renderInColour('red');
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});
