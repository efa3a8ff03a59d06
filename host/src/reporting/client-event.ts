import type { Problem } from '../problems/problem.ts';

/** A row of the table `client_events`, whose columns are defined in `supabase/migrations/`. */
export interface ClientEvent {
  readonly kind: Problem['kind'] | 'web-vital';
  /** The app that caused the event: `host` or the name of a remote. */
  readonly app: string;
  /** The version of the app, or an empty string if it is unknown. */
  readonly version: string;
  /** The route pattern of the current page: `/services/:serviceId`. Empty on the 404 page. */
  readonly route: string;
  readonly message: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Sends events. It never throws and returns no result: a caller could do nothing about a failure. */
export type SendEvents = (events: readonly ClientEvent[]) => void;
