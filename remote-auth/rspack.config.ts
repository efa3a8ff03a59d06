import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  // Ten pages in two languages, each one chunk of 9 to 35 kB with its form and notices. The form for a code is a
  // separate chunk.
  budget: 590_000,
});
