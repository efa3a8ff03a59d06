import { remoteConfig } from '@torsa/shared/build/remote-config';

export default remoteConfig({
  name: 'marketing',
  dir: import.meta.dirname,
  devPort: Number(process.env['MARKETING_PORT'] ?? 3101),
  budget: 332_000,
  assetBudget: 6_000_000,
});
