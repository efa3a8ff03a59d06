import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // Eleven pages in two languages, from 15 to 35 kB each; what reads for all of them, 45 kB, is there once.
  budget: 660_000,
  library: /[\\/]@tanstack[\\/]|[\\/]remote-dashboards[\\/]src[\\/]data[\\/][\w-]+\.tsx?$/,
});
