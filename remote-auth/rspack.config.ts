import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  // The maximum size of all JavaScript files in bytes: ten pages in two languages, each of them a chunk of 9 to 35 kB
  // with its form and notices. The form for a two-factor code is a separate chunk.
  budget: 590_000,
});
