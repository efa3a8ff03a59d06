import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // The budget is the sum of nineteen pages in two languages (10 to 50 kB each), the shared library chunk (147 kB)
  // and the second-factor chunk (25 kB). Files, asks and links came last (120 kB), half of it in chunks that load on demand.
  budget: 1_060_000,
  // The library chunk contains modules that at least four pages need in both languages (139 kB uncompressed). A
  // higher number makes the chunk smaller but the total size larger.
  libraryFrom: 8,
});
