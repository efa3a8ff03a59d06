import { createHostBuildConfigs } from '@torsa/shared/build/host-config';

export default createHostBuildConfigs({
  name: 'host',
  dir: import.meta.dirname,
  devPort: Number(process.env['SITE_PORT'] ?? 3000),
  budget: 720_000,
  assetBudget: 180_000,
});
