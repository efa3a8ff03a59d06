import { afterEach, expect, test, vi } from 'vitest';
import { RemoteLoadError } from '../federation/remote-load-error.ts';
import type { ReportedProblem } from '../problems/problem.ts';
import { releasesOf, remoteWith, sampleReleases, sampleVersion } from '../testing/sample-site.tsx';
import { describeProblem } from './describe-problem.ts';

const marketing = remoteWith('/', '/services/:serviceId');
const named = releasesOf({ marketing });
const site = sampleReleases(named, { prerenderedPath: '/services/apps' });

const describe = (problem: ReportedProblem, pathname = '/services/apps') =>
  describeProblem({ ...problem, pathname }, site);

/** Creates an error with these scripts in its stack, the innermost first. */
function thrownIn(...scripts: readonly string[]): Error {
  const error = new TypeError('x is no function');
  const frames = scripts.map((script) => `    at f (${location.origin}${script}:1:23)`);
  error.stack = [String(error), ...frames].join('\n');
  return error;
}

const ofMarketing = '/apps/marketing/files/home.en.1a2b3c4d5e.js';
const ofHost = '/apps/host/files/host.1a2b3c4d5e.js';

afterEach(() => vi.restoreAllMocks());

test('the reported event of an error contains the app, version, route and stack trace', () => {
  const error = thrownIn(ofMarketing, ofHost);
  expect(describe({ kind: 'error', error, file: ofHost })).toEqual({
    kind: 'error',
    app: 'marketing',
    version: marketing.live.version,
    route: '/services/:serviceId',
    message: 'TypeError: x is no function',
    detail: {
      stack: `TypeError: x is no function at f (${ofMarketing}:1:23) at f (${ofHost}:1:23) ${ofHost}`,
    },
  });
});

test('the report of an error without a stack trace names the app whose script threw it', () => {
  const facts = describe({ kind: 'error', error: 'Script error.', file: ofMarketing });
  expect(facts).toMatchObject({ app: 'marketing', message: 'Script error.' });
});

test('the reported event of an error without a remote app contains the host as its app', () => {
  expect(describe({ kind: 'rejection', error: thrownIn(ofHost) })).toMatchObject({
    app: 'host',
    version: named.host,
  });
  expect(describe({ kind: 'rejection', error: undefined })).toMatchObject({
    app: 'host',
    message: 'undefined',
    detail: {},
  });
});

test("the version in a reported event is that of the page's release, even after a fallback", () => {
  const version = sampleVersion('dd');
  const versionOf = (app: string, path?: string) => (path === '/' ? version : site.versionOf(app));
  const error = thrownIn(ofMarketing);
  const problem = { kind: 'render-error', error, pathname: '/bn' } as const;
  expect(describeProblem(problem, { ...site, versionOf })).toMatchObject({ version, route: '/' });
  expect(describe({ kind: 'render-error', error })).toMatchObject({
    version: marketing.live.version,
  });
});

test('the route in a reported event has no language prefix, and is empty on an unknown page', () => {
  const error = thrownIn(ofHost);
  expect(describe({ kind: 'rejection', error }, '/bn')).toMatchObject({ route: '/' });
  expect(describe({ kind: 'rejection', error }, '/nowhere')).toMatchObject({ route: '' });
});

test('the reported event of a remote app that failed to load contains the error causes', () => {
  const cause = new Error('The script failed.', { cause: thrownIn(ofHost) });
  const error = new RemoteLoadError('auth', cause);
  expect(describe({ kind: 'load-failed', error })).toMatchObject({
    kind: 'load-failed',
    app: 'auth',
    version: '',
    message:
      'RemoteLoadError: The remote "auth" could not be loaded. Because: Error: The script failed. Because: TypeError: x is no function',
  });
});

test('the reported event of a fallback contains the version that failed to load', () => {
  const version = sampleVersion('cc');
  const error = new Error('gone');
  expect(describe({ kind: 'fall-back', app: 'marketing', version, error })).toMatchObject({
    kind: 'fall-back',
    app: 'marketing',
    version,
    message: 'Error: gone',
  });
});

const violation = (facts: Partial<SecurityPolicyViolationEvent>) =>
  ({ kind: 'csp-violation', event: facts as SecurityPolicyViolationEvent }) as const;

test("the reported event of a content security policy violation does not contain the blocked script's text", () => {
  const event = violation({
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://elsewhere.example/a.js?for=ada',
    sourceFile: location.origin + ofMarketing,
    sample: 'secret',
  });
  expect(describe(event)).toMatchObject({
    kind: 'csp-violation',
    app: 'marketing',
    message: 'script-src-elem refuses https://elsewhere.example/a.js',
    detail: { stack: ofMarketing },
  });
});

const thrownBy = (file: string, message: string) =>
  Object.assign(new Error(message), { stack: `Error: ${message}\n    at ${file}:1:2` });

test.each<[string, ReportedProblem]>([
  ['a request was aborted', { kind: 'rejection', error: new DOMException('stop', 'AbortError') }],
  [
    'an extension threw the error',
    { kind: 'error', error: 'broken', file: 'chrome-extension://abcdefgh/content.js' },
  ],
  ['an extension tried to load code', violation({ blockedURI: 'moz-extension', sourceFile: '' })],
  ...[
    'safari-web-extension://1/content.js',
    'webkit-masked-url://hidden/',
    'user-script:2',
    'resource://gre/modules/a.js',
  ].map((file): [string, ReportedProblem] => [
    `${file} threw`,
    { kind: 'rejection', error: thrownBy(file, 'x is undefined') },
  ]),
  ...[
    'Script error.',
    'ResizeObserver loop completed with undelivered notifications.',
    'ResizeObserver loop limit exceeded',
    'Extension context invalidated.',
    'The message port closed before a response was received.',
    'Could not establish connection. Receiving end does not exist.',
    'Object Not Found Matching Id:1, MethodName:update, ParamCount:4',
    'Java object is gone',
    "undefined is not an object (evaluating 'window.webkit.messageHandlers')",
    "Can't find variable: _AutofillCallbackHandler",
    'Cannot redefine property: ethereum',
  ].map((message): [string, ReportedProblem] => [
    `the error message is "${message}"`,
    { kind: 'error', error: message, file: '' },
  ]),
  ...['removeChild', 'insertBefore'].map((method): [string, ReportedProblem] => [
    `a translator moved a node before ${method}`,
    {
      kind: 'error',
      error: new DOMException(`Failed to execute '${method}' on 'Node'`, 'NotFoundError'),
      file: location.origin + ofHost,
    },
  ]),
  ...['inline', 'eval', 'data', 'blob', 'trusted-types-policy', 'trusted-types-sink'].map(
    (blockedURI): [string, ReportedProblem] => [
      `a third party inserted blocked code: ${blockedURI}`,
      violation({ effectiveDirective: 'style-src-elem', blockedURI, sourceFile: '' }),
    ],
  ),
])('describeProblem returns undefined if %s', (_, problem) => {
  expect(describe(problem)).toBeUndefined();
});

test.each<[string, ReportedProblem]>([
  [
    'a known message in our own code',
    { kind: 'error', error: thrownIn(ofHost, 'Receiving end does not exist'), file: '' },
  ],
  ['a script error of our own file', { kind: 'error', error: 'Script error.', file: ofMarketing }],
  [
    'what our own code inserts',
    violation({
      effectiveDirective: 'img-src',
      blockedURI: 'data',
      sourceFile: location.origin + ofMarketing,
    }),
  ],
  ['an error without a stack', { kind: 'rejection', error: new Error('x is no function') }],
])('describeProblem returns an event for this problem: %s', (_, problem) => {
  expect(describe(problem)).toBeDefined();
});
