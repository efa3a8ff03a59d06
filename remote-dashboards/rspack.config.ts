import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // Seventeen pages in two languages, from 10 to 50 kB each, the 104 kB that most of them need, and the second factor, 25 kB.
  budget: 900_000,
  // The library chunk has the modules that four pages need in both languages: 104 kB uncompressed. A higher number
  // makes the chunk smaller but the total larger.
  libraryFrom: 8,
});
