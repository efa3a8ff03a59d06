/** The entry of the node bundle, from which documents are composed. Browsers load only the routes. */

// Exports everything: the build reports a missing table with its own message.
export * from './routes.ts';

/** A separate import, because the route table is read without shared modules. */
export const loadDiscovery = async () => (await import('./discovery.ts')).discovery;
