import '@testing-library/jest-dom/vitest';
import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { GoTrueClient } from '@supabase/supabase-js';
import { cleanup, configure, render } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterAll, afterEach, vi } from 'vitest';

// The test files of a project share a process with its libraries and its page, which cost more than most tests do.
// Each starts with modules of its own, on an empty page of which the libraries know nothing.
vi.resetModules();
if (typeof document !== 'undefined') {
  forgetPage();
  emptyPage();
}

// A page loads it once somebody types. Tests find it loaded.
await (await import('../i18n/text/normaliser.ts')).loadNormaliser();

// A limit is for what never comes; a second would decide tests on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Happy DOM knows no popovers: whether they open and close is tried in a browser.
if (typeof HTMLElement !== 'undefined') {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} });
}

// What a page asks for once its test is over meets no network: Happy DOM would print a stack for each host that it cannot find.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};

// Testing Library does these two by itself where `afterEach` is a global, but for the first file alone.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);
afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** What modules outside of ours remember of an earlier page. */
function forgetPage(): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (name.startsWith('__torsa')) Reflect.deleteProperty(globalThis, name);
  }
  toast.remove();
  // It warns of a second client for the same storage.
  Reflect.set(GoTrueClient, 'nextInstanceID', {});
  render(<ForgetStyles />).unmount();
}

function ForgetStyles() {
  const cache = useEmotionCache();
  cache?.sheet.flush();
  if (cache) Object.assign(cache, { inserted: {}, registered: {} });
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
