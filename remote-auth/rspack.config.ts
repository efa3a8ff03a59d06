import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  budget: 435_000,
});
