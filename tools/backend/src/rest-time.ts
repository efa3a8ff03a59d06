/**
 * Formats a PostgreSQL time like PostgREST: `2026-11-22T15:40:36.123456+00:00`. It keeps microseconds, so that clients
 * can filter by the time.
 */
export function formatPostgrestTime(text: string): string {
  return text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
}
