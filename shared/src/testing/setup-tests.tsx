import './unthrottled-react.ts';
import nodeTimers from 'node:timers';
import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { GoTrueClient } from '@supabase/supabase-js';
import { cleanup, configure, prettyDOM, render } from '@testing-library/react';
import React from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { keepVisibilityStyles } from './visibility-styles.ts';

// The test files of a project share one process, its libraries and its document, because starting them is slow. Each
// file begins with fresh modules and an empty document.
vi.resetModules();
if (typeof document !== 'undefined') {
  forgetPage();
  emptyPage();
}

// React's development build records a stack trace for each element, up to a limit. No test reads these stacks.
Object.defineProperty(
  Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set() {} },
);

// Pages load the normaliser when a visitor types. In tests it is loaded from the start.
await (await import('../i18n/text/normaliser.ts')).loadTextNormaliser();

// A long time-out, because one second would be too short on a busy machine.
configure({ asyncUtilTimeout: 30_000, getElementError });

// Happy DOM has no popovers. Browser tests check that popovers open and close.
if (typeof HTMLElement !== 'undefined') {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {}, togglePopover() {} });
}

// Requests after the end of a test fail here. Otherwise Happy DOM would print a stack for each unknown host.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

// Testing Library does both automatically if `afterEach` is global, but only for the first file of a process.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);

// React and Emotion print mistakes, such as two children with one key, which fail the test. A test that expects an error
// replaces `console.error`. The warning about `act` depends on when background work ends.
const printed: unknown[][] = [];
const print = console.error;
console.error = (...words) => {
  if (!/\bact\b/.test(String(words[0]))) printed.push(words);
  print(...words);
};
afterEach(() => {
  expect(printed.splice(0), 'calls of console.error').toEqual([]);
});

// A closed page runs no timers. Without this, a timer of the last test file could run after the document has gone.
const timers = new Set<NodeJS.Timeout>();
globalThis.setTimeout = Object.assign((...given: Parameters<typeof setTimeout>) => {
  const timer = nodeTimers.setTimeout(...given);
  timers.add(timer);
  return timer;
}, nodeTimers.setTimeout);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const timer of timers) clearTimeout(timer);
});

/**
 * Creates the error of a query. The document is printed only when the message is read: a waiting query fails repeatedly,
 * and only its last message is read.
 */
function getElementError(message: string | null, container: Element): Error {
  const error = new Error();
  // The first line of the stack is the query.
  Error.captureStackTrace(error, getElementError);
  let text: string | undefined;
  Object.defineProperty(error, 'message', {
    configurable: true,
    get() {
      text ??= [message, prettyDOM(container)].filter(Boolean).join('\n\n');
      return text;
    },
  });
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}

/** Clears the state that third-party modules keep of an earlier test file. */
function forgetPage(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (name.startsWith('__torsa')) Reflect.deleteProperty(globalThis, name);
  }
  toast.remove();
  // Prevents supabase-js's warning about a second client with the same storage key.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  render(<ForgetStyles />).unmount();
}

function ForgetStyles() {
  const cache = useEmotionCache();
  if (cache) keepVisibilityStyles(cache);
  return null;
}

function emptyPage(): void {
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) {
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  }
}
