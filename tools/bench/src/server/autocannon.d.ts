/** What we use of it; it brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string;
    readonly connections: number;
    /** In seconds; or else an amount of requests. */
    readonly duration?: number;
    readonly amount?: number;
    readonly headers?: Readonly<Record<string, string>>;
  }

  interface Result {
    readonly requests: { readonly average: number; readonly total: number };
    /** In milliseconds. */
    readonly latency: { readonly p99: number };
    readonly throughput: { readonly total: number };
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
  }

  export default function autocannon(options: Options): Promise<Result>;
}
