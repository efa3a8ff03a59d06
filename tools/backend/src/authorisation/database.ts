/** A database that the matrix is tried on. */
export interface Database {
  /** Runs `script`, then a query of one value that is JSON, in one session with every right. */
  ask(script: string, query: string): Promise<unknown>;
  close(): Promise<void>;
}
