import type { Problem } from '../problems/problem.ts';

/** A row of the table `client_events`, whose migration in `supabase/migrations/` says what it takes. */
export interface ClientEvent {
  readonly kind: Problem['kind'] | 'web-vital';
  /** Where it happened: `host` or the name of a remote. */
  readonly app: string;
  /** The version of the app; empty when it is not known. */
  readonly version: string;
  /** The pattern of the page that was open: `/services/:serviceId`. Empty where there is no page. */
  readonly route: string;
  readonly message: string;
  readonly detail: Readonly<Record<string, string | number>>;
}

/** Takes events out of the browser. It neither throws nor says how it went: nothing here could do better. */
export type Sink = (events: readonly ClientEvent[]) => void;
