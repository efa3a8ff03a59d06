import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures the web vitals of the visit. The measurement cannot be stopped.
 * @returns a function that returns the measurements only once. The values are final when the page is hidden for the
 * first time.
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
