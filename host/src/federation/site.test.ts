import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registryOf, releaseWith } from '../testing/sample-site.tsx';
import { stubFetch } from '../testing/stub-fetch.ts';
import { openSite } from './site.ts';

const registry = registryOf({ marketing: { live: releaseWith(1), previous: releaseWith(2) } });
const gone = new Error('gone');

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('chooses the releases of this browser, with the preview that it was asked for', () => {
  const preview = { app: 'blog', release: releaseWith(3) };
  const { remotes } = openSite(registry, preview);
  expect(remotes['marketing']?.cohort).toBe('live');
  expect(remotes['blog']).toMatchObject({ cohort: 'preview', release: preview.release });
});

test('what cannot be had is an error while the site is as it was', async () => {
  stubFetch({ '/registry.json': () => Response.json(registry) });
  await expect(openSite(registry).giveUp(gone, location.href)).rejects.toBe(gone);
});

test('what cannot be had is left for the site as it is now, and no error is shown meanwhile', async () => {
  stubFetch({ '/registry.json': () => Response.json({ ...registry, generation: 2 }) });
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const settled = vi.fn();
  openSite(registry).giveUp(gone, location.href).then(settled, settled);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(settled).not.toHaveBeenCalled();
});
