import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // Seventeen pages in two languages, from 10 to 50 kB each, the 104 kB that most of them need, and the second factor, 25 kB.
  budget: 900_000,
  // What four pages need in both languages: 104 kB before compression. A higher number makes it smaller, and all together larger.
  libraryFrom: 8,
});
