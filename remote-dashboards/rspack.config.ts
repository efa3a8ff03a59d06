import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // The maximum size of all scripts in bytes. They are nineteen pages in two languages (10 to 50 kB each), the shared
  // library chunk (147 kB), and code that loads on demand, such as file uploads, requests to clients, the task sheet and
  // the picture viewer. Raise the maximum only by the size of a new feature, and name the feature in the commit.
  budget: 1_327_000,
  // The library chunk contains the modules that at least eight entry points use. Each page has one entry point for
  // each of the two languages. A higher number makes this chunk smaller than its 139 kB, but increases the total
  // size.
  libraryFrom: 8,
});
