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

/** The element that is hovered and dragged. */
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

test('announces a toast politely', () => {
  renderIn(<Toaster />);
  expect(status().textContent).toBe('');

  show(toasts.messageSent);

  expect(status()).toHaveAttribute('aria-live', 'polite');
  expect(status().textContent).toBe('Message Sent!An answer comes soon.');
});

test('shows one toast at a time: a new one replaces the old', () => {
  renderIn(<Toaster />);
  show(toasts.messageSent);
  wait(3000);
  show(toasts.loggedOut);

  expect(status().textContent).toBe('Logged Out');
  wait(4900);
  expect(status().textContent).toBe('Logged Out');
});

test('goes after 5000 ms and leaves nothing to read or to tab to', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  wait(4900);
  expect(closeButton()).not.toBeNull();

  wait(200);

  expect(status().textContent).toBe('');
  expect(closeButton()).toBeNull();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('stays while the pointer is on it', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  fireEvent.pointerEnter(frame());
  wait(20_000);
  expect(status().textContent).toBe('Logged Out');

  fireEvent.pointerLeave(frame());
  wait(5100);
  expect(status().textContent).toBe('');
});

test('stays while the focus is in it, also when the pointer leaves', () => {
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

test('the close button closes it, gives the focus back, and does not stop the clock of the next one', () => {
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

test.each([50, -50])('a drag of %i px dismisses it', (by) => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  drag(by);
  expect(status().textContent).toBe('');
});

test('a shorter drag does not, and the toast goes back to its place', () => {
  renderIn(<Toaster />);
  show(toasts.loggedOut);
  drag(49);
  expect(status().textContent).toBe('Logged Out');
  expect(frame().style.transform).toBe('');
});

test('renders on the server, with nothing to show', () => {
  expect(renderToString(inLanguage(<Toaster />))).toContain('role="status"');
});
