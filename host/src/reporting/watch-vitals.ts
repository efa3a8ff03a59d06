import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';

/**
 * Measures how fast the page is for who visits it. It cannot be stopped.
 * @returns what gives the measures, once: when the page is hidden for the first time they are as they will be.
 */
export function watchVitals(): () => readonly MetricType[] {
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
