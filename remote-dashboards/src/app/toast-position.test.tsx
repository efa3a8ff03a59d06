import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastLiftVariable } from './frame-style.ts';
import { useToastPosition } from './toast-position.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A phone's visual viewport, which the on-screen keyboard shrinks. */
class PhoneViewport extends EventTarget {
  readonly offsetTop = 0;
  height = 800;
  resize(height: number) {
    this.height = height;
    this.dispatchEvent(new Event('resize'));
  }
}

const readLift = () => document.documentElement.style.getPropertyValue(toastLiftVariable);

test('a toast rises above the on-screen keyboard, and returns to its usual position when the keyboard closes', async () => {
  const viewport = new PhoneViewport();
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('visualViewport', viewport);
  document.body.innerHTML =
    '<div><div><div role="status" aria-live="polite"></div></div></div><button type="submit">Send</button>';
  const toaster = document.body.firstElementChild as HTMLElement;
  toaster.getBoundingClientRect = () => {
    const bottom = 740 - Number.parseFloat(readLift() || '0');
    return new DOMRect(16, bottom - 60, 358, 60);
  };
  renderHook(useToastPosition);
  const text = toaster.querySelector('[aria-live]') as HTMLElement;
  await act(async () => text.append('Saved'));
  expect(readLift()).toBe('0px');
  viewport.resize(500);
  // The keyboard begins at 500 px, and the space above it is 8 px.
  expect(readLift()).toBe('248px');
  viewport.resize(800);
  expect(readLift()).toBe('0px');
});
