/** What documents of these pages are composed from; browsers load the routes alone. */

// Whatever it exports: that a table is missing is told by the build in words of its own.
export * from './routes.ts';

/** Apart, because a route table is read without anything that it would have to share. */
export const loadDiscovery = async () => (await import('./discovery.ts')).discovery;
