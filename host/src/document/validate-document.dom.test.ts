import { expect, test } from 'vitest';
import { documentWith, sampleSiteConfig as siteConfig } from '../testing/sample-document.ts';
import { releasesOf, releaseWith, remoteWith } from '../testing/sample-site.tsx';
import { validateDocument } from './validate-document.ts';

const releases = releasesOf({ marketing: remoteWith('/') });

function problemsIn(
  releasesText: string | undefined,
  siteConfigText: string | undefined,
  messagesText: string | undefined = '{}',
): readonly string[] {
  return validateDocument(
    documentWith({
      releases: releasesText,
      siteConfig: siteConfigText,
      messages: messagesText,
    }),
  );
}

const good = { releases: JSON.stringify(releases), siteConfig: JSON.stringify(siteConfig) };

test('validateDocument reports no errors for a valid HTML document', () => {
  expect(problemsIn(good.releases, good.siteConfig)).toEqual([]);
});

test.each([
  ['', 'releases is missing'],
  [undefined, 'releases is missing'],
  ['{"host":', 'releases is not JSON'],
  ['<!doctype html>', 'releases is not JSON'],
  ['null', 'releases must be an object'],
  ['{}', 'remotes is missing'],
])('validateDocument reports an error for the releases %j', (text, problem) => {
  expect(problemsIn(text, good.siteConfig)).toContain(problem);
});

test.each([
  [undefined, 'site-config is missing'],
  ['{', 'site-config is not JSON'],
  ['{}', 'backendUrl is missing'],
])('validateDocument reports an error for the site configuration %j', (text, problem) => {
  expect(problemsIn(good.releases, text)).toContain(problem);
});

test('validateDocument reports an error if the HTML document is truncated before its interface texts', () => {
  expect(problemsIn(good.releases, good.siteConfig, '')).toEqual(['messages is missing']);
  expect(problemsIn(good.releases, good.siteConfig, 'null')).toEqual(['messages is missing']);
});

test('validateDocument reports invalid releases and an invalid site configuration together', () => {
  const problems = problemsIn(
    JSON.stringify({
      since: 'the beginning',
      host: 'the newest',
      remotes: {
        auth: { live: { version: '', entry: 'x', integrity: 'y', global: 'g', routes: ['z'] } },
      },
    }),
    JSON.stringify({ ...siteConfig, backendUrl: 'nonsense', publishableKey: '' }),
  );
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'since',
    'host',
    'remotes.auth.live.version',
    'remotes.auth.live.entry',
    'remotes.auth.live.integrity',
    'remotes.auth.live.routes.0',
    'backendUrl',
    'publishableKey',
  ]);
});

test.each([
  ['a path of this site', '/apps/auth/files/remote.js'],
  ['another site', 'https://localhost.evil.test/remote.js'],
  ['a name that only begins like this machine', 'http://localhosted.test/remote.js'],
])('validateDocument rejects a release without an integrity hash if its URL is %s', (_, entry) => {
  const live = { ...releaseWith(1), entry, integrity: undefined };
  for (const remote of [
    { live },
    { live: releaseWith(2), previous: live },
    { live: releaseWith(2), canary: { percent: 20, release: live } },
  ]) {
    const text = JSON.stringify({ ...releases, remotes: { auth: remote } });
    expect(problemsIn(text, good.siteConfig)).toEqual([
      expect.stringContaining('must have an integrity'),
    ]);
  }
});

test('validateDocument accepts a release from a local development server without an integrity hash', () => {
  const { integrity: _, ...release } = releaseWith(1);
  const live = { ...release, version: 'source', entry: 'http://localhost:3101/remote.js' };
  const text = JSON.stringify({ ...releases, remotes: { auth: { live } } });
  expect(problemsIn(text, good.siteConfig)).toEqual([]);
});
