import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  // Ten pages in two languages, each one chunk with the form, its notices and all that it shows, of 9 to 35 kB; the form
  // for a code is one of its own.
  budget: 590_000,
});
