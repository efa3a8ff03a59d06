import type { Problem } from '../problems/problem.ts';

/** A row of the table `client_events`, as its migration in `supabase/migrations/` defines it. */
export interface ClientEvent {
  readonly kind: Problem['kind'] | 'web-vital';
  /** The app in which it happened: `host` or the name of a remote. */
  readonly app: string;
  /** The version of the app; empty when it is not known. */
  readonly version: string;
  /** The pattern of the page that was open: `/services/:serviceId`. Empty where there is no page. */
  readonly route: string;
  readonly message: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Sends events. It never throws and returns no result: a caller could do nothing about a failure. */
export type SendEvents = (events: readonly ClientEvent[]) => void;
