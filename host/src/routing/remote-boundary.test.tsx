import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageRelease } from '../federation/loaded-page.ts';
import { renderIn } from '../testing/render-in.tsx';
import { RemotePageElement } from './page-outlet.tsx';

const live: PageRelease = { version: '000000000011', cohort: 'live', loadTime: 12.6 };
const boundaryOf = (release = live) => (
  <RemotePageElement remote="sample" release={release} language="en">
    <h1>About</h1>
  </RemotePageElement>
);
const attributes = () => ({ ...screen.getByRole('heading').parentElement?.dataset });

test("the element around a remote app's page has attributes for the remote app, release, canary cohort and load time", () => {
  renderIn(boundaryOf());
  expect(attributes()).toEqual({
    remote: 'sample',
    version: live.version,
    cohort: 'live',
    loadTime: '13',
  });
});

test("the element around a remote app's page contains the failed release only after a fallback", () => {
  const { rerender } = renderIn(boundaryOf({ ...live, fallbackFrom: '000000000022' }));
  expect(attributes()['fallbackFrom']).toBe('000000000022');
  rerender(boundaryOf());
  expect(attributes()).not.toHaveProperty('fallbackFrom');
});

test('the prerendered element of a remote app contains no release, because each browser may get another release', () => {
  expect(renderToString(boundaryOf())).toBe('<div data-remote="sample"><h1>About</h1></div>');
});

test('a page in another language than the HTML document has a lang attribute', () => {
  renderIn(boundaryOf(), 'bn');
  expect(screen.getByRole('heading').parentElement?.lang).toBe('en');
});
