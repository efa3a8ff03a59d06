/** The entry module for Node.js, with which the build renders HTML documents. Browsers load only the routes. */

// `export *`, because the build reports a missing route table with its own error message.
export * from './routes.ts';

/** A dynamic import, because the build first reads the route table without shared modules. */
export const loadDiscovery = async () => (await import('./discovery.ts')).marketingPageMetadata;
