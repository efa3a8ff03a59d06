import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clickTimeoutNoticeId, queuedClickTimeoutMs } from '../early/early-events.ts';
import { markHydrated } from '../early/mark-hydrated.ts';
import queueEarlyEvents from './queue-early-events.ts?script';

const done: string[] = [];
const note = (what: string) => () => void done.push(what);
const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The element #${id} is missing.`);
  return found;
};
const press = (id: string) => element(id).click();
const isBusy = (id: string) => Boolean(element(id).ariaBusy);
let cleanup: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  cleanup = new AbortController();
  const { dataset } = document.documentElement;
  delete dataset['shellHydrated'];
  delete dataset['pageHydrated'];
  document.body.innerHTML = `<p id="${clickTimeoutNoticeId}" popover="manual"></p>
    <button id="shell" type="button">Log out</button>
    <button id="menu" type="button" popovertarget="x">Menu</button>
    <main><div data-remote="marketing">
      <button id="pause" type="button"><b id="icon">Pause</b></button>
      <form id="form" method="dialog"><input name="name"><button id="send" type="submit">Send</button></form>
    </div></main>`;
  runInNewContext(queueEarlyEvents, {
    document,
    setTimeout,
    clearTimeout,
    addEventListener: (type: string, listener: EventListener, capture: boolean) =>
      addEventListener(type, listener, { capture, signal: cleanup.signal }),
  });
  for (const id of ['shell', 'menu', 'pause']) {
    element(id).addEventListener('click', note(id));
  }
  element('form').addEventListener('submit', (event) => {
    event.preventDefault();
    done.push(`sent ${new FormData(event.target as HTMLFormElement).get('name')}`);
  });
});

afterEach(() => {
  cleanup.abort();
  vi.useRealTimers();
});

test('the inline script that queues clicks before hydration has at most 1,200 bytes', () => {
  expect(Buffer.byteLength(queueEarlyEvents)).toBeLessThanOrEqual(1200);
});

test('buttons clicked before hydration look busy, and hydration replays each click once in order', () => {
  for (const id of ['pause', 'shell', 'icon']) press(id);
  expect(done).toEqual([]);
  expect([isBusy('pause'), isBusy('shell')]).toEqual([true, true]);
  markHydrated('shell');
  // The replay runs in its own task, after the effects of hydration.
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['shell']);
  expect(isBusy('pause')).toBe(true);
  markHydrated('page');
  markHydrated('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['shell', 'pause']);
  expect(isBusy('pause')).toBe(false);
});

test('a form that was submitted twice before hydration is sent once, with its latest values', () => {
  press('send');
  press('send');
  expect(isBusy('send')).toBe(true);
  document.querySelector('input')?.setAttribute('value', 'Rupa');
  markHydrated('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['sent Rupa']);
});

test('a submitted form that was replaced before hydration is not sent', () => {
  press('send');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
  element('form').remove();
  markHydrated('page');
  vi.advanceTimersByTime(0);
  expect(submit).not.toHaveBeenCalled();
  submit.mockRestore();
});

test('clicks on popover buttons and hydrated elements are not queued', () => {
  press('menu');
  markHydrated('page');
  press('pause');
  press('send');
  expect(done).toEqual(['menu', 'pause', 'sent ']);
});

test('if hydration takes too long, a notice appears and queued clicks are dropped', () => {
  const show = vi.spyOn(element(clickTimeoutNoticeId), 'showPopover');
  press('send');
  vi.advanceTimersByTime(queuedClickTimeoutMs - 1);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledOnce();
  expect(isBusy('send')).toBe(false);
  markHydrated('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual([]);
});

test("if the host's script fails to load, the notice about unprocessed clicks appears immediately", () => {
  const show = vi.spyOn(element(clickTimeoutNoticeId), 'showPopover');
  press('send');
  const failed = document.createElement('img');
  failed.src = 'https://torsa.example/apps/host/files/host.js';
  document.body.append(failed);
  failed.dispatchEvent(new Event('error'));
  expect(show).toHaveBeenCalledOnce();
  press('send');
  vi.advanceTimersByTime(0);
  expect(show).toHaveBeenCalledTimes(2);
});
