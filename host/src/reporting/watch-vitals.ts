import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the web vitals of the visit, which are final when the page is first hidden.
 * @returns a function that returns the measurements once.
 */
export function measureWebVitals(): () => readonly MetricType[] {
  const vitals = new Map<string, MetricType>();
  let isTaken = false;
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) {
    watch((metric) => vitals.set(metric.name, metric));
  }
  return () => {
    if (isTaken) return [];
    isTaken = true;
    return [...vitals.values()];
  };
}
