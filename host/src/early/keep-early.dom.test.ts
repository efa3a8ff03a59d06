import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noticeId } from './early-notice.ts';
import { keepEarly, timeoutMs } from './keep-early.ts';
import { takeOver } from './take-over.ts';

const done: string[] = [];
const note = (what: string) => () => void done.push(what);
const element = (id: string) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no #${id}.`);
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
  delete dataset['shellAlive'];
  delete dataset['pageAlive'];
  document.body.innerHTML = `<p id="${noticeId}" popover="manual"></p>
    <button id="shell" type="button">Log out</button>
    <button id="menu" type="button" popovertarget="x">Menu</button>
    <main><div data-remote="marketing">
      <button id="pause" type="button"><b id="icon">Pause</b></button>
      <form id="form" method="dialog"><input name="name"><button id="send" type="submit">Send</button></form>
    </div></main>`;
  runInNewContext(keepEarly, {
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

test('is small', () => {
  expect(Buffer.byteLength(keepEarly)).toBeLessThanOrEqual(1200);
});

test('what is pressed is shown as taken, and done once its own part is alive, in order, once', () => {
  for (const id of ['pause', 'shell', 'icon']) press(id);
  expect(done).toEqual([]);
  expect([isBusy('pause'), isBusy('shell')]).toEqual([true, true]);
  takeOver('shell');
  // In a task of its own: a part that takes over is not through with it yet.
  expect(done).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['shell']);
  expect(isBusy('pause')).toBe(true);
  takeOver('page');
  takeOver('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['shell', 'pause']);
  expect(isBusy('pause')).toBe(false);
});

test('a form is sent once, as it is then', () => {
  press('send');
  press('send');
  expect(isBusy('send')).toBe(true);
  document.querySelector('input')?.setAttribute('value', 'Rupa');
  takeOver('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual(['sent Rupa']);
});

test('a form that was replaced in the meantime is left to its successor', () => {
  press('send');
  const submit = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit');
  element('form').remove();
  takeOver('page');
  vi.advanceTimersByTime(0);
  expect(submit).not.toHaveBeenCalled();
  submit.mockRestore();
});

test('what needs no script, and what is alive, is left alone', () => {
  press('menu');
  takeOver('page');
  press('pause');
  press('send');
  expect(done).toEqual(['menu', 'pause', 'sent ']);
});

test('where nothing comes it lets go and says so, and does nothing later', () => {
  const show = vi.spyOn(element(noticeId), 'showPopover');
  press('send');
  vi.advanceTimersByTime(timeoutMs - 1);
  expect(show).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(show).toHaveBeenCalledOnce();
  expect(isBusy('send')).toBe(false);
  takeOver('page');
  vi.advanceTimersByTime(0);
  expect(done).toEqual([]);
});

test("once the host's script has failed nobody waits for it", () => {
  const show = vi.spyOn(element(noticeId), 'showPopover');
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
