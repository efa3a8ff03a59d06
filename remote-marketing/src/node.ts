/** The entry module with which the build renders HTML documents in Node.js. Browsers load only the routes. */

// Uses `export *`, because a named export of a missing route table would cause an error message that does not explain
// the mistake.
export * from './routes.ts';

/** Uses a dynamic import, because the build first reads the route table without shared modules. */
export const loadDiscovery = async () => (await import('./discovery.ts')).marketingPageMetadata;
