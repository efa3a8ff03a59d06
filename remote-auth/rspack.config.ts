import { remoteConfig } from '../shared/build/remote-config.ts';

export default remoteConfig({
  name: 'auth',
  dir: import.meta.dirname,
  devPort: Number(process.env['AUTH_PORT'] ?? 3102),
  budget: 210_000,
});
