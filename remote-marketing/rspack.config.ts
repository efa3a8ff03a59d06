import { remoteConfig } from '../shared/build/remote-config.ts';

export default remoteConfig({
  name: 'marketing',
  dir: import.meta.dirname,
  devPort: Number(process.env['MARKETING_PORT'] ?? 3101),
  budget: 310_000,
  assetBudget: 6_000_000,
});
