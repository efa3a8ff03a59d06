/** What documents of these pages are composed from; browsers load the routes alone. */

export { routes } from './routes.ts';

/** Apart, because a route table is read without anything that it would have to share. */
export const loadDiscovery = async () => (await import('./discovery.ts')).discovery;
