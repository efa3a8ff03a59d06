import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  type LoadRelease,
  loaderOf,
  pageOf,
  releasesOf,
  remoteWith,
} from '../testing/sample-site.tsx';
import { startPrefetching } from './start-prefetching.ts';

// Loads the chunk before the time-out of a test starts.
beforeAll(() => import('./prefetch.ts'));

const idle = new Set<() => void>();
const loadRoutes = vi.fn<LoadRelease>(async () => ({ routes: [pageOf('about', '/about')] }));

beforeEach(() => {
  loadRoutes.mockClear();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => {
    idle.add(work);
    return work;
  });
  vi.stubGlobal('cancelIdleCallback', (work: () => void) => idle.delete(work));
});

afterEach(() => {
  idle.clear();
  vi.unstubAllGlobals();
});

function start() {
  render(<a href="/about">About</a>);
  return startPrefetching(loaderOf(releasesOf({ marketing: remoteWith('/about') }), loadRoutes));
}

const pointAtLink = async () => {
  const link = screen.getByRole('link', { name: 'About' });
  await userEvent.unhover(link);
  await userEvent.hover(link);
};
const becomeIdle = () => {
  for (const work of idle) work();
};

test('prefetching of linked pages starts when the browser is idle', async () => {
  const stop = start();
  await pointAtLink();
  expect(loadRoutes).not.toHaveBeenCalled();
  becomeIdle();
  await waitFor(async () => {
    await pointAtLink();
    expect(loadRoutes).toHaveBeenCalled();
  });
  stop();
});
