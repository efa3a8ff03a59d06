import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { reportRemote } from '../federation/remote-states.ts';
import { renderIn } from '../testing/render-in.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';

// What runs is kept for the whole page, so each test has a remote of its own.
const boundaryOf = (remote: string, pattern = '/about') => (
  <RemoteBoundary remote={remote} pattern={pattern} language="en">
    <h1>About</h1>
  </RemoteBoundary>
);
const attributes = () => ({ ...screen.getByRole('heading').parentElement?.dataset });

const live = { version: '000000000011', cohort: 'live', loadTime: 12.6 } as const;

test('says which remote it is, and nothing of a release that is not there yet', () => {
  renderIn(boundaryOf('one'));
  expect(attributes()).toEqual({ remote: 'one' });
});

test('says which release runs, for whom and since when', () => {
  reportRemote('two', '/about', live);
  renderIn(boundaryOf('two'));
  expect(attributes()).toEqual({
    remote: 'two',
    version: live.version,
    cohort: 'live',
    loadTime: '13',
  });
});

test('says which release it stands in for, as long as it does', () => {
  renderIn(boundaryOf('three'));
  act(() => reportRemote('three', '/about', { ...live, fallbackFrom: '000000000022' }));
  expect(attributes()['fallbackFrom']).toBe('000000000022');
  act(() => reportRemote('three', '/about', live));
  expect(attributes()).not.toHaveProperty('fallbackFrom');
});

test('two pages of a remote may come from different releases', () => {
  reportRemote('four', '/about', live);
  reportRemote('four', '/', { ...live, version: '000000000022', fallbackFrom: live.version });
  renderIn(boundaryOf('four'));
  expect(attributes()['version']).toBe(live.version);
});

test('is composed without the release: the document does not know which browser will open it', () => {
  reportRemote('five', '/about', live);
  expect(renderToString(boundaryOf('five'))).toBe('<div data-remote="five"><h1>About</h1></div>');
});

test('a page in another language than the document says so', () => {
  renderIn(boundaryOf('six'), 'bn');
  expect(screen.getByRole('heading').parentElement?.lang).toBe('en');
});
