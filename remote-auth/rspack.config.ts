import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  // The size limit of all JavaScript files of this app, in bytes.
  budget: 590_000,
});
