import type { ReportedProblem } from '../problems/problem.ts';

/** A row of the database table `client_events`, which `supabase/migrations/` defines. */
export interface ClientErrorEvent {
  readonly kind: ReportedProblem['kind'] | 'web-vital';
  /** The app that caused the error event: `host` or the name of a remote (micro-frontend). */
  readonly app: string;
  /** The version of the app that caused the error event, or an empty string if it is unknown. */
  readonly version: string;
  /**
   * The route pattern of the current page, for example `/services/:serviceId`. The pattern is empty on the 404 page.
   */
  readonly route: string;
  readonly message: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Sends error events to the backend. It never throws, because a caller cannot handle a failure. */
export type SendEventsFunction = (events: readonly ClientErrorEvent[]) => void;
