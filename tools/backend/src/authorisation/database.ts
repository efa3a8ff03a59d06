/** A database on which the authorisation tests run. */
export interface Database {
  /** Runs `script`, then a query of one JSON value, in one session with all rights. */
  ask(script: string, query: string): Promise<unknown>;
  close(): Promise<void>;
}
