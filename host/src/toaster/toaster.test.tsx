import { act, fireEvent, screen } from '@testing-library/react';
import { notify, type ToastContent } from '@torsa/shared/toast';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage, renderIn } from '../testing/render-in.tsx';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  act(() => {
    vi.advanceTimersByTime(2_000_000);
  });
  vi.useRealTimers();
});

const show = (content: Parameters<typeof notify>[0]) => act(() => notify(content));
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => screen.getByRole('status');
const closeButton = () => screen.queryByRole('button', { name: 'Close notification' });

/** Returns the element that a pointer hovers and drags. */
function frame(): HTMLElement {
  const element = status().parentElement;
  if (!element) throw new Error('The status has no frame.');
  return element;
}

function drag(by: number): void {
  fireEvent.pointerDown(frame(), { isPrimary: true, button: 0, clientX: 100, pointerId: 1 });
  fireEvent.pointerMove(frame(), { clientX: 100 + by, pointerId: 1 });
  fireEvent.pointerUp(frame(), { clientX: 100 + by, pointerId: 1 });
}

const toasts = {
  messageSent: { kind: 'success', title: 'Message Sent!', message: 'An answer comes soon.' },
  loggedOut: { kind: 'success', title: 'Logged Out' },
} as const satisfies Record<string, ToastContent>;

test('§4.14 a polite ARIA live region announces a toast', () => {
  renderIn(<Toaster />);
  expect(status().textContent).toBe('');

  show(toasts.messageSent);

  expect(status()).toHaveAttribute('aria-live', 'polite');
  expect(status().textContent).toBe('Message Sent!An answer comes soon.');
});

test('§4.12 §9.3 a new toast replaces the current toast', () => {
  renderIn(<Toaster />);
  show(toasts.messageSent);
  wait(3000);
  show(toasts.loggedOut);

  expect(status().textContent).toBe('Logged Out');
  wait(4900);
  expect(status().textContent).toBe('Logged Out');
});

test('§4.12 §9.1 a toast with its close button disappears after 5000 ms', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  wait(4900);
  expect(closeButton()).not.toBeNull();

  wait(200);

  expect(status().textContent).toBe('');
  expect(closeButton()).toBeNull();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('§4.14 a toast does not disappear while the pointer hovers it', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  fireEvent.pointerEnter(frame());
  wait(20_000);
  expect(status().textContent).toBe('Logged Out');

  fireEvent.pointerLeave(frame());
  wait(5100);
  expect(status().textContent).toBe('');
});

test('§4.14 a toast does not disappear while it has the focus, even if the pointer leaves it', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  act(() => closeButton()?.focus());
  fireEvent.pointerEnter(frame());
  fireEvent.pointerLeave(frame());
  wait(20_000);
  expect(status().textContent).toBe('Logged Out');

  act(() => closeButton()?.blur());
  wait(5100);
  expect(status().textContent).toBe('');
});

test('closing a focused toast returns the focus, and the next toast disappears on time', () => {
  renderIn(
    <>
      <button type="button">Before</button>
      <Toaster />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Before' });
  before.focus();
  show(toasts.loggedOut);
  const close = screen.getByRole('button', { name: 'Close notification' });
  fireEvent.pointerEnter(frame());
  act(() => close.focus());
  fireEvent.click(close);

  expect(status().textContent).toBe('');
  expect(before).toHaveFocus();

  show(toasts.messageSent);
  wait(5100);
  expect(status().textContent).toBe('');
});

test.each([50, -50])('a drag of %i px dismisses the toast', (by) => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  drag(by);
  expect(status().textContent).toBe('');
});

test('after a short drag, the toast returns to its position', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  drag(49);
  expect(status().textContent).toBe('Logged Out');
  expect(frame().style.transform).toBe('');
});

test('server-rendered HTML contains the ARIA live region of the toaster, even without a toast', () => {
  expect(renderToString(inLanguage(<Toaster />))).toContain('role="status"');
});
