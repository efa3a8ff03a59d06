import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // Twelve pages in two languages, from 10 to 45 kB each, the settings with the schema that the documents are checked by;
  // what most of them need, 63 kB, is there once.
  budget: 740_000,
  library:
    /[\\/]@tanstack[\\/]|[\\/]remote-dashboards[\\/]src[\\/](data|parts|portal|dashboard|conversation)[\\/][\w-]+\.tsx?$/,
});
