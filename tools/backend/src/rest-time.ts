/**
 * Formats a PostgreSQL time as PostgREST and the auth server do: `2026-11-22T15:40:36.123456+00:00`. The format keeps
 * microseconds, so a client can use the time in a filter.
 */
export function formatPostgrestTime(text: string): string {
  return text.replace(' ', 'T').replace(/[+-]\d\d$/, '$&:00');
}
