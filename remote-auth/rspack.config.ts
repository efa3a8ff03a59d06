import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  // The size limit of all JavaScript files of this app, in bytes. Each of the ten pages is one chunk of 9 to 35 kB
  // for each of the two languages. The form for a two-factor code is a separate chunk.
  budget: 590_000,
});
