import { afterEach, expect, test, vi } from 'vitest';
import { measureWebVitals } from './watch-vitals.ts';

afterEach(() => vi.restoreAllMocks());

test('measureWebVitals returns the web vitals only once, even after the page is restored from the back/forward cache', async () => {
  const navigation = { type: 'navigate', responseStart: 12 } as PerformanceNavigationTiming;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [navigation] : [],
  );
  const takeVitals = measureWebVitals();
  await new Promise((resolve) => setTimeout(resolve));
  expect(takeVitals()).toEqual([
    expect.objectContaining({ name: 'TTFB', value: 12, rating: 'good' }),
  ]);
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(takeVitals()).toEqual([]);
});
