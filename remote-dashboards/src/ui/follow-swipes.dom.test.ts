import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { handleRowSwipes } from './follow-swipes.ts';

const runRight = vi.fn();
const show = vi.fn();
let area: HTMLElement;
let row: HTMLElement;
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = '<div><ul><li data-row="1"><a href="/one">One</a></li></ul></div>';
  area = document.querySelector<HTMLElement>('div') ?? document.body;
  row = document.querySelector<HTMLElement>('li') ?? document.body;
  row.setPointerCapture = () => {};
  stop = handleRowSwipes(area, { show, hasChoices: () => true, runRight });
});
afterEach(() => {
  stop();
  vi.clearAllMocks();
});

interface Drag {
  readonly from?: number;
  readonly x: number;
  readonly y?: number;
  readonly pointerType?: string;
}

function drag({ from = 100, x, y = 0, pointerType = 'touch' }: Drag): void {
  const send = (name: string, clientX: number, clientY: number) =>
    row.dispatchEvent(
      new PointerEvent(name, {
        bubbles: true,
        isPrimary: true,
        pointerId: 1,
        pointerType,
        clientX,
        clientY,
      }),
    );
  send('pointerdown', from, 100);
  for (const part of [0.25, 0.5, 1]) send('pointermove', from + x * part, 100 + y * part);
  send('pointerup', from + x, 100 + y);
}

test('a swipe of a row to the right beyond the threshold runs the action once and moves the row back', () => {
  drag({ x: 120 });
  expect(runRight).toHaveBeenCalledExactlyOnceWith(row);
  expect(row.dataset['swiped']).toBeUndefined();
});

test.each<[string, Drag]>([
  ['a swipe below the threshold', { x: 80 }],
  ['a drag with a mouse', { x: 200, pointerType: 'mouse' }],
  ['a mostly vertical movement', { x: 100, y: 120 }],
  ['a swipe from the edge of the screen, which goes back in the history', { from: 10, x: 200 }],
])('a row runs no action after %s', (_name, movement) => {
  drag(movement);
  expect(runRight).not.toHaveBeenCalled();
  expect(row.dataset['swiped']).toBeUndefined();
});

test('a row stays open after a swipe to the left, and a click closes it without following its link', () => {
  drag({ x: -120 });
  expect(row.dataset['swiped']).toBe('still');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  row.querySelector('a')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(row.dataset['swiped']).toBeUndefined();
});

test('when the browser scrolls the page during a swipe, the row returns to its position', () => {
  row.dispatchEvent(
    new PointerEvent('pointerdown', {
      bubbles: true,
      isPrimary: true,
      pointerId: 1,
      pointerType: 'touch',
      clientX: 100,
    }),
  );
  row.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId: 1, clientX: 220 }));
  expect(row.dataset['swiped']).toBe('moving');
  row.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId: 1 }));
  expect(row.dataset['swiped']).toBeUndefined();
});
