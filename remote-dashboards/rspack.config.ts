import { remoteConfig } from '../shared/build/remote-config.ts';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  budget: 100_000,
});
