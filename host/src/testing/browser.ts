import type { Response as BrowserResponse, DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };

/** Sets the width of the window in CSS pixels. Media queries match it. */
export function setViewportWidth(width: number): void {
  happyDOM.setViewport({ width });
}

/** Sets the theme of the system. Media queries match it. */
export function setColorScheme(scheme: 'light' | 'dark'): void {
  happyDOM.settings.device.prefersColorScheme = scheme;
}

/**
 * Serves scripts by path and runs them. Other paths are not found.
 * @returns the cleanup.
 */
export function serveScripts(
  answer: (path: string) => string | undefined | Promise<string>,
): () => void {
  const { settings } = happyDOM;
  const before = { ...settings, fetch: { ...settings.fetch } };
  settings.enableJavaScriptEvaluation = true;
  settings.suppressInsecureJavaScriptEnvironmentWarning = true;
  settings.fetch.interceptor = {
    beforeAsyncRequest: async ({ request }) => {
      const { origin, pathname } = new URL(request.url);
      // Ignores late requests of a previous test to its backend.
      const script = origin === location.origin ? await answer(pathname) : undefined;
      if (script === undefined) return failScript(request.url);
      return new Response(script) as unknown as BrowserResponse;
    },
  };
  return () => {
    settings.enableJavaScriptEvaluation = before.enableJavaScriptEvaluation;
    settings.suppressInsecureJavaScriptEnvironmentWarning =
      before.suppressInsecureJavaScriptEnvironmentWarning;
    settings.fetch.interceptor = before.fetch.interceptor;
  };
}

/** Fails like a browser, but without Happy DOM's log message, which cannot be turned off. */
async function failScript(url: string): Promise<never> {
  // Waits until the element is inserted, because the request starts before that.
  await new Promise((resolve) => setTimeout(resolve));
  const failed = [...document.scripts].filter(({ src }) => src === url);
  for (const script of failed) script.dispatchEvent(new Event('error'));
  return new Promise(() => {});
}

/** Stubs the Network Information API; undefined removes it. */
export function stubConnection(
  connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined,
): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/**
 * Stubs IntersectionObserver, because Happy DOM has no layout. `vi.unstubAllGlobals` restores it.
 * @returns a function that moves an element into or out of view, and returns true if it is observed.
 */
export function stubIntersectionObserver(): (element: Element, isIntersecting: boolean) => boolean {
  const observers = new Set<ViewObserver>();

  class ViewObserver {
    readonly observed = new Set<Element>();
    readonly #callback: (entries: readonly object[]) => void;

    constructor(callback: (entries: readonly object[]) => void) {
      this.#callback = callback;
      observers.add(this);
    }
    observe(element: Element): void {
      this.observed.add(element);
    }
    disconnect(): void {
      this.observed.clear();
    }
    tell(target: Element, isIntersecting: boolean): void {
      this.#callback([{ target, isIntersecting }]);
    }
  }

  vi.stubGlobal('IntersectionObserver', ViewObserver);
  return (element, isIntersecting) => {
    const looking = [...observers].filter(({ observed }) => observed.has(element));
    for (const observer of looking) observer.tell(element, isIntersecting);
    return looking.length > 0;
  };
}
