import { clearFormatterCache } from './formatters.ts';

const minute = 60_000;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;
let zone = '';

/**
 * Calls the listener at each full minute, and when the page becomes visible or the computer wakes up.
 * @returns a function that removes the listener
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
  // Clear cached date formatters after a change of the time zone, because a formatter keeps its time zone.
  if (zone !== zoneHere()) clearFormatterCache();
  zone = zoneHere();
  for (const listener of listeners) listener();
}

function zoneHere(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
