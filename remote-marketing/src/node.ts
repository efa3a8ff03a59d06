/** The entry module with which the build renders HTML documents in Node.js. Browsers load only the routes. */

// Uses `export *`, so that a missing route table causes the build's own error message.
export * from './routes.ts';

/** Uses a dynamic import, because the build first reads the route table without shared modules. */
export const loadDiscovery = async () => (await import('./discovery.ts')).marketingPageMetadata;
