import { afterEach, expect, test } from 'vitest';
import { findAppBoundaryRectangles } from './find-boundaries.ts';

afterEach(() => window.scrollTo(0, 0));

test('on a scrolled page, findAppBoundaryRectangles returns positions relative to the HTML document', () => {
  document.body.innerHTML = '<header><nav></nav></header><main></main><footer></footer>';
  const unscrolled = findAppBoundaryRectangles(document);
  // The test DOM has no layout: elements keep their position when the window scrolls.
  window.scrollTo(30, 400);
  expect(findAppBoundaryRectangles(document)).toEqual(
    unscrolled.map((boundary) => ({
      ...boundary,
      left: boundary.left + 30,
      top: boundary.top + 400,
    })),
  );
  expect(unscrolled).toHaveLength(2);
});
