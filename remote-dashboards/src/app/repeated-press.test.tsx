import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { doubleClickGuardProps } from './repeated-press.ts';

/** A click replaces the button “Assign” by “Close”. The button “Next” keeps its label. */
function Sample({ close, next }: { readonly close: () => void; readonly next: () => void }) {
  const [isAssigned, setAssigned] = useState(false);
  return (
    <div {...doubleClickGuardProps}>
      {isAssigned ? (
        <button type="button" onClick={close}>
          Close
        </button>
      ) : (
        <button type="button" onClick={() => setAssigned(true)}>
          Assign
        </button>
      )}
      <button type="button" onClick={next}>
        Next
      </button>
      <input aria-label="Name" />
    </div>
  );
}

const close = vi.fn();
const next = vi.fn();
let now = 1000;

beforeEach(() => {
  now += 10_000;
  close.mockReset();
  next.mockReset();
  render(<Sample close={close} next={next} />);
});

afterEach(() => vi.restoreAllMocks());

function press(name: string, place: { readonly x?: number; readonly detail?: number } = {}) {
  const { x = 10, detail = 1 } = place;
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, detail });
  Object.defineProperty(event, 'timeStamp', { value: now });
  fireEvent(screen.getByRole('button', { name }), event);
}

test('the second click of a double click does not activate a button that replaced the clicked button', () => {
  press('Assign');
  now += 350;
  press('Close');
  expect(close).not.toHaveBeenCalled();
  now += 450;
  press('Close');
  expect(close).toHaveBeenCalledOnce();
});

test.each([
  ['at another place', { x: 200 }],
  ['by keyboard', { detail: 0 }],
  ['by assistive technology', { x: 0 }],
])('a quick second click %s activates the new button', (_, place) => {
  press('Assign');
  now += 100;
  press('Close', place);
  expect(close).toHaveBeenCalledOnce();
});

test('after typing, a quick click on a replaced button activates the new button', () => {
  press('Assign');
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'Ada' } });
  now += 100;
  press('Close');
  expect(close).toHaveBeenCalledOnce();
});

test('each of several quick clicks on an unchanged button activates the button', () => {
  press('Next');
  now += 100;
  press('Next');
  now += 100;
  press('Next');
  expect(next).toHaveBeenCalledTimes(3);
});

test('a quick click activates a control that the user has scrolled under the pointer', () => {
  press('Next');
  now += 100;
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(500);
  press('Assign');
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument();
});
