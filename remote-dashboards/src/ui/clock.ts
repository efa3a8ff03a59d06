import { clearFormatterCache } from './formatters.ts';

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let zone = '';

/**
 * Calls back at each full minute while the page is visible, and when it becomes visible or wakes up again. All callers
 * share one timer. A hidden page has none.
 * @returns what ends the calls
 */
export function subscribeToClock(listener: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

function start(): void {
  zone = zoneHere();
  document.addEventListener('visibilitychange', wakeUp);
  for (const event of ['focus', 'pageshow']) addEventListener(event, wakeUp);
  schedule();
}

function stop(): void {
  clearTimeout(timer);
  document.removeEventListener('visibilitychange', wakeUp);
  for (const event of ['focus', 'pageshow']) removeEventListener(event, wakeUp);
}

function schedule(): void {
  clearTimeout(timer);
  if (document.visibilityState === 'hidden') return;
  timer = setTimeout(wakeUp, minute - (Date.now() % minute));
}

function wakeUp(): void {
  schedule();
  if (document.visibilityState === 'hidden') return;
  // Formatters keep the time zone in which they were made.
  if (zone !== zoneHere()) clearFormatterCache();
  zone = zoneHere();
  for (const listener of listeners) listener();
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
