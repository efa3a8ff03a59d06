import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // Eighteen pages in two languages, from 10 to 50 kB each; what most of them need, 82 kB, is there once, and so is the
  // second factor of staff, 32 kB, which is fetched by those alone whom it concerns.
  budget: 1_130_000,
  library:
    /[\\/](@tanstack|valibot)[\\/]|[\\/]shared[\\/]src[\\/]form[\\/]|[\\/]remote-dashboards[\\/]src[\\/](data|parts|portal|dashboard|conversation|projects)[\\/][\w-]+\.tsx?$/,
});
