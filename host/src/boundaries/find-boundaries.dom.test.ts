import { afterEach, expect, test } from 'vitest';
import { findBoundaries } from './find-boundaries.ts';

afterEach(() => window.scrollTo(0, 0));

test('a frame stands where its part is in the document, however far the page is scrolled', () => {
  document.body.innerHTML = '<header><nav></nav></header><main></main><footer></footer>';
  const unscrolled = findBoundaries(document);
  // A page for tests has no layout: its parts stay where they are while the window scrolls.
  window.scrollTo(30, 400);
  expect(findBoundaries(document)).toEqual(
    unscrolled.map((boundary) => ({
      ...boundary,
      left: boundary.left + 30,
      top: boundary.top + 400,
    })),
  );
  expect(unscrolled).toHaveLength(2);
});
