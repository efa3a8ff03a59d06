import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { allowScriptFolder, enforceScriptPolicy } from './script-policy.ts';

interface Policy {
  readonly createScriptURL: (address: string) => string;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function policy(): Policy {
  const created: [string, Policy][] = [];
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, rules: Policy) => created.push([name, rules]),
  });
  enforceScriptPolicy();
  const [[name, rules] = []] = created;
  if (!rules) throw new Error('No policy was created.');
  expect([created.length, name]).toEqual([1, 'default']);
  return rules;
}

test('the script policy accepts relative and absolute URLs below an allowed folder', () => {
  const { createScriptURL } = policy();
  allowScriptFolder('/apps/auth/files/remote.js');
  for (const address of [
    '/apps/auth/files/remote.js',
    `${location.origin}/apps/auth/files/log-in.en.js`,
  ]) {
    expect(createScriptURL(address)).toBe(address);
  }
});

test.each([
  '/apps/dashboards/files/remote.js',
  '/apps/auth/files',
  '/apps/auth/files/../../evil/remote.js',
  'https://evil.test/apps/auth/files/remote.js',
  '//evil.test/apps/auth/files/remote.js',
  'data:text/javascript,alert(1)',
  'javascript:alert(1)',
  'blob:https://torsa.example/1',
  '',
])('the script policy rejects the URL %j', (address) => {
  allowScriptFolder('/apps/auth/files/remote.js');
  expect(() => policy().createScriptURL(address)).toThrow(
    'is not a script of a release of this site',
  );
});

test('enforceScriptPolicy does nothing in a browser without trusted types', () => {
  expect(window.trustedTypes).toBeUndefined();
  expect(enforceScriptPolicy).not.toThrow();
});

describe('when a browser extension has created the default policy', () => {
  const { prototype } = HTMLScriptElement;
  const src = Object.getOwnPropertyDescriptor(prototype, 'src');

  beforeEach(() => {
    vi.stubGlobal('trustedTypes', {
      defaultPolicy: {},
      createPolicy: (name: string, rules: Policy) => {
        if (name === 'default') throw new TypeError('Policy with name "default" already exists.');
        return rules;
      },
    });
    enforceScriptPolicy();
  });
  afterEach(() => {
    if (src) Object.defineProperty(prototype, 'src', src);
    else Reflect.deleteProperty(prototype, 'src');
  });

  test('script elements accept only URLs below an allowed folder, even if an extension owns the default policy', () => {
    allowScriptFolder('/apps/auth/files/remote.js');
    const script = document.createElement('script');
    script.src = '/apps/auth/files/remote.js';
    expect(script.src).toContain('/apps/auth/files/remote.js');
    expect(() => {
      script.src = 'https://evil.test/remote.js';
    }).toThrow('is not a script of a release of this site');
  });

  test('script elements accept a TrustedScriptURL that a browser extension created', () => {
    const address = { toString: () => 'chrome-extension://abc/a.js' };
    const script = document.createElement('script');
    Object.assign(script, { src: address });
    expect(script.src).toContain('chrome-extension://abc/a.js');
  });
});

test('a browser extension that blocks createPolicy causes no error', () => {
  vi.stubGlobal('trustedTypes', {
    createPolicy: () => {
      throw new Error('mine');
    },
  });
  expect(enforceScriptPolicy).not.toThrow();
});
