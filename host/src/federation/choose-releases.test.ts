import { expect, test, vi } from 'vitest';
import { releasesOf, releaseWith, type SampleRemote } from '../testing/sample-site.tsx';
import { chooseReleases } from './choose-releases.ts';

const live = releaseWith('11');
const previous = releaseWith('22');
const release = releaseWith('33');
const preview = { app: 'marketing', release: releaseWith('44') };

const canaryFor = (percent: number) => ({ percent, release });

test.each<[string, SampleRemote, number, object]>([
  ['the live release alone', { live }, 0, { cohort: 'live', release: live, fallbacks: [] }],
  [
    'the live release, with the previous one as fallback',
    { live, previous },
    0,
    { cohort: 'live', release: live, fallbacks: [previous] },
  ],
  [
    'the canary, with the live and then the previous release as fallbacks',
    { live, previous, canary: canaryFor(20) },
    19,
    { cohort: 'canary', release, fallbacks: [live, previous] },
  ],
  [
    'the canary of a first release',
    { live, canary: canaryFor(20) },
    0,
    { cohort: 'canary', release, fallbacks: [live] },
  ],
  [
    'the live release outside of the canary',
    { live, previous, canary: canaryFor(20) },
    20,
    { cohort: 'live', release: live, fallbacks: [previous] },
  ],
  [
    'the canary that reaches all browsers',
    { live, canary: canaryFor(100) },
    99,
    { cohort: 'canary', release, fallbacks: [live] },
  ],
  [
    'the live release if storage is unavailable',
    { live, canary: canaryFor(100) },
    100,
    { cohort: 'live', release: live, fallbacks: [] },
  ],
])('chooseReleases selects %s', (_, marketing, bucket, chosen) => {
  expect(chooseReleases(releasesOf({ marketing }), () => bucket)).toEqual({ marketing: chosen });
});

test('chooseReleases computes the canary bucket only for apps that have a canary release', () => {
  const bucketOf = vi.fn(() => 50);
  chooseReleases(
    releasesOf({ marketing: { live, previous }, auth: { live, canary: canaryFor(20) } }),
    bucketOf,
  );
  expect(bucketOf.mock.calls).toEqual([['auth']]);
});

test('a previewed release replaces the chosen release of its remote app and has no fallback releases', () => {
  const releases = releasesOf({
    marketing: { live, previous, canary: canaryFor(20) },
    auth: { live },
  });
  expect(chooseReleases(releases, () => 0, preview)).toEqual({
    marketing: { cohort: 'preview', release: preview.release, fallbacks: [] },
    auth: { cohort: 'live', release: live, fallbacks: [] },
  });
});

test('a previewed remote app that is not published becomes part of the site in this tab', () => {
  const chosen = chooseReleases(releasesOf({ auth: { live } }), () => 0, preview);
  expect(Object.keys(chosen)).toEqual(['auth', 'marketing']);
  expect(chosen['marketing']?.cohort).toBe('preview');
});
