import type { Response as BrowserResponse, DetachedWindowAPI } from 'happy-dom';
import { vi } from 'vitest';

const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI };

/** Makes the window this wide, in CSS pixels; media queries follow. */
export function setViewportWidth(width: number): void {
  happyDOM.setViewport({ width });
}

/** Lets the system ask for this theme; media queries follow. */
export function setColorScheme(scheme: 'light' | 'dark'): void {
  happyDOM.settings.device.prefersColorScheme = scheme;
}

/**
 * Answers the requests for scripts by path; what has no answer is not found. The scripts run.
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
      // What a page of the test file before asks its backend for late is none of these.
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

/** As a real failure does, but without happy-dom's report of it, which nothing can silence. */
async function failScript(url: string): Promise<never> {
  // The request starts while the element is still being inserted.
  await new Promise((resolve) => setTimeout(resolve));
  const failed = [...document.scripts].filter(({ src }) => src === url);
  for (const script of failed) script.dispatchEvent(new Event('error'));
  return new Promise(() => {});
}

/** What the Network Information API says; undefined where there is none. */
export function stubConnection(
  connection: { readonly saveData?: boolean; readonly effectiveType?: string } | undefined,
): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/**
 * Lets the test say which elements are in view, which happy-dom never knows. `vi.unstubAllGlobals` undoes it.
 * @returns a function that brings an element into view or takes it out, and says whether anybody looked at it.
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
