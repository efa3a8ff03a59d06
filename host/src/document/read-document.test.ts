import { documentIds } from '@torsa/shared/contract/names';
import { ContractError } from '@torsa/shared/contract/parse-contract';
import { expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const integrity = `sha384-${'a'.repeat(64)}`;
const registry = {
  host: { version: 'h1' },
  remotes: {
    marketing: { version: 'm1', entry: '/apps/marketing/m1/remote.js', integrity, routes: ['/'] },
  },
};
const siteConfig = {
  siteUrl: 'https://torsa.example',
  backendUrl: 'https://backend.torsa.example',
  publishableKey: 'key',
  staffEmailDomain: 'staff.torsa.example',
};

/** A document with these texts in its data blocks; without a text, without the block. */
function documentWith(texts: Readonly<Record<string, string | undefined>>): Document {
  const blocks = Object.entries(texts)
    .filter(([, text]) => text !== undefined)
    .map(([id, text]) => `<script type="application/json" id="${id}">${text}</script>`);
  return new DOMParser().parseFromString(blocks.join(''), 'text/html');
}

function read(registryText: string | undefined, siteConfigText: string | undefined) {
  return readDocument(
    documentWith({
      [documentIds.registry]: registryText,
      [documentIds.siteConfig]: siteConfigText,
    }),
  );
}

function problemsOf(attempt: () => unknown): readonly string[] {
  try {
    attempt();
  } catch (error) {
    if (error instanceof ContractError) return error.problems;
    throw error;
  }
  return [];
}

const good = { registry: JSON.stringify(registry), siteConfig: JSON.stringify(siteConfig) };

test('reads the registry and the site config', () => {
  expect(read(good.registry, good.siteConfig)).toEqual({ registry, siteConfig });
});

test.each([
  ['', 'registry is missing'],
  [undefined, 'registry is missing'],
  ['{"host":', 'registry is not JSON'],
  ['<!doctype html>', 'registry is not JSON'],
  ['null', 'The registry must be an object'],
  ['{}', 'host is missing'],
])('a registry of %j is named', (text, problem) => {
  expect(problemsOf(() => read(text, good.siteConfig))).toContain(problem);
});

test.each([
  [undefined, 'site-config is missing'],
  ['{', 'site-config is not JSON'],
  ['{}', 'backendUrl is missing'],
])('a site config of %j is named', (text, problem) => {
  expect(problemsOf(() => read(good.registry, text))).toContain(problem);
});

test('the problems of both are told at once', () => {
  const problems = problemsOf(() =>
    read(
      JSON.stringify({
        host: {},
        remotes: { auth: { version: '', entry: 'x', integrity: 'y', routes: ['z'] } },
      }),
      JSON.stringify({ ...siteConfig, backendUrl: 'nonsense', publishableKey: '' }),
    ),
  );
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'host.version',
    'remotes.auth.version',
    'remotes.auth.entry',
    'remotes.auth.integrity',
    'remotes.auth.routes.0',
    'backendUrl',
    'publishableKey',
  ]);
});

test('the message of the error has a line for each problem', () => {
  expect(() => read(undefined, undefined)).toThrow(
    'This document cannot be used:\n- registry is missing\n- site-config is missing',
  );
});
