import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  budget: 110_000,
});
