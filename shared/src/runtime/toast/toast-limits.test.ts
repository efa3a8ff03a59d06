import { expect, test } from 'vitest';
import {
  maxVisibleToasts,
  toastDurationMs,
  toastRemoveDelayMs,
  toastSwipeThresholdPx,
} from './toast-limits.ts';

test('§9.4 toasts have the duration, number and drag distance of the product specification', () => {
  expect({ toastDurationMs, toastSwipeThresholdPx, maxVisibleToasts, toastRemoveDelayMs }).toEqual({
    toastDurationMs: 5000,
    toastSwipeThresholdPx: 50,
    maxVisibleToasts: 1,
    toastRemoveDelayMs: 1_000_000,
  });
});
