/** Performance data that a script in the page collects. Times are in milliseconds since the navigation started. */
export interface PageObservations {
  fcp: number;
  lcp: number;
  cls: number;
  /** Start time and duration of each task longer than 50 ms. */
  readonly longTasks: (readonly [start: number, duration: number])[];
  /** Time when the page is rendered, React has hydrated the shell, and the shell knows the login session. */
  alive?: number;
}

declare global {
  interface Window {
    observations: PageObservations;
  }
}

/** Runs in the page before the page's own scripts, and collects the page's performance data. */
export function collectPageObservations(): void {
  const seen: PageObservations = { fcp: 0, lcp: 0, cls: 0, longTasks: [] };
  window.observations = seen;

  const observe = (type: string, take: (entry: PerformanceEntry) => void) => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    });
    observer.observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.longTasks.push([startTime, duration]);
  });

  const isSessionKnown = () => {
    const dashboard = document.querySelector('nav [href^="/dashboard/"]');
    const logIn = document.querySelector('nav [href="/auth/login"]');
    return (dashboard ?? logIn) !== null && 'shellHydrated' in document.documentElement.dataset;
  };
  // Ignores the loading placeholder, which also has a heading, “Loading…”.
  const isPageRendered = () => /[^…]$/.test(document.querySelector('main h1')?.textContent ?? '');
  const observer = new MutationObserver(() => {
    if (!isPageRendered() || !isSessionKnown()) return;
    seen.alive = performance.now();
    observer.disconnect();
  });
  observer.observe(document, {
    subtree: true,
    childList: true,
    attributeFilter: ['class', 'data-shell-hydrated'],
  });
}
