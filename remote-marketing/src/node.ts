/** The entry module from which the build renders HTML documents in Node.js. Browsers load only the route table. */

// Uses `export *`, because the error of a missing named export would not explain the mistake.
export * from './routes.ts';

/** Imports `discovery.ts` dynamically, because the build first reads the route table without shared modules. */
export const loadDiscovery = async () => (await import('./discovery.ts')).marketingPageMetadata;
