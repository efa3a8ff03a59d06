import { anyPath, anyText, badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ProblemWithPath } from '../problems/problem.ts';
import { releasesOf, remoteWith, sampleReleases } from '../testing/sample-site.tsx';
import type { ClientErrorEvent } from './client-event.ts';
import { describeProblem } from './describe-problem.ts';

// The router logs warnings for addresses that it cannot parse.
beforeAll(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const longName = 'a'.repeat(50);
const site = sampleReleases(
  releasesOf({
    marketing: remoteWith('/', '/services/:serviceId'),
    [longName]: remoteWith(`/${'long/'.repeat(50)}`),
  }),
);

const texts = fc.oneof(
  anyText(),
  anyText({ minLength: 2_000, maxLength: 3_000 }),
  fc.constantFrom('\ud800', '\0', '\udfff\ud83d', '💥'.repeat(2_000), '"\\'.repeat(2_000)),
  fc.constant(`at /apps/${longName}/files/a.js`),
);

function throwing(): never {
  throw new Error('hostile');
}

class Unreadable extends Error {
  override get message() {
    return throwing();
  }
  override get cause() {
    return throwing();
  }
  override get name() {
    return throwing();
  }
}

function circular(): Error {
  const error = new Error('round');
  error.cause = error;
  return error;
}

/** Unusual values that code may throw. */
const hostile: readonly unknown[] = [
  null,
  undefined,
  Symbol('symbol'),
  10n,
  Object.create(null),
  throwing,
  circular(),
  { toString: throwing },
  { toString: () => ({}) },
  new Unreadable(),
  new Proxy({}, { get: throwing, getPrototypeOf: throwing }),
];

const errorsWith = (texts: fc.Arbitrary<string>) =>
  fc
    .record({ message: texts, stack: texts, name: texts, cause: fc.option(texts) })
    .map(({ message, ...others }) => Object.assign(new Error(message), others));

// This constant is shared, because creating an arbitrary takes longer than a test run.
const pathname = fc.oneof(anyPath(), fc.constantFrom('/', '/bn/services/apps', '/%E0%'));

const problemsFrom = (errors: fc.Arbitrary<unknown>, texts: fc.Arbitrary<string>) =>
  fc.oneof(
    fc.record({ kind: fc.constant('error'), error: errors, file: texts, pathname }),
    fc.record({
      kind: fc.constantFrom('rejection', 'render-error', 'load-failed'),
      error: errors,
      pathname,
    }),
    fc.record({
      kind: fc.constant('csp-violation'),
      event: fc.record({ effectiveDirective: texts, blockedURI: texts, sourceFile: texts }),
      pathname,
    }),
  ) as fc.Arbitrary<ProblemWithPath>;

/** Expects that the event meets the limits of the table. */
function expectToFit({ kind, app, version, route, message, detail }: ClientErrorEvent): void {
  expect(kind).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
  expect(app).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
  expect([...version].length).toBeLessThanOrEqual(64);
  expect(route).toMatch(/^(\/[^?#@\s]{0,199})?$/);
  expect([...message].length).toBeLessThanOrEqual(500);
  // PostgreSQL adds a space after each colon and comma of JSON. The reporter may add a count.
  const written = JSON.stringify({ ...detail, count: 99_999 }, null, 1);
  expect(new TextEncoder().encode(written).length).toBeLessThanOrEqual(4096);
  // PostgreSQL stores neither a NUL character nor half of a surrogate pair.
  expect(`${message}${written}`).not.toMatch(/\0|\\u0000|\p{Cs}|\\ud[89a-f]/u);
}

test('describeProblem returns an event within the limits of the database table for any thrown value', () => {
  const errors = fc.oneof(texts, fc.anything(), errorsWith(texts));
  fc.assert(
    fc.property(problemsFrom(errors, texts), (problem) => {
      const event = describeProblem(problem, site);
      if (event) expectToFit(event);
    }),
    badInput,
  );
});

test('describeProblem describes a thrown object whose properties throw an error when they are read', () => {
  for (const error of hostile) {
    const event = describeProblem({ kind: 'rejection', error, pathname: '/' }, site);
    expect(event).toBeDefined();
    if (event) expectToFit(event);
  }
});

test('the event of any thrown value contains no email address', () => {
  const words = fc.oneof(texts, fc.lorem());
  const withAddress = fc.tuple(words, fc.emailAddress(), words);
  fc.assert(
    fc.property(
      withAddress.chain(([before, address, after]) =>
        fc.tuple(
          fc.constant(address),
          problemsFrom(
            errorsWith(fc.constant(`${before} ${address} ${after}`)),
            fc.constant(address),
          ),
        ),
      ),
      ([address, problem]) => {
        const event = describeProblem(problem, site);
        expect(JSON.stringify(event) ?? '').not.toContain(address);
      },
    ),
    badInput,
  );
});
