import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'marketing',
  dir: import.meta.dirname,
  devPort: Number(process.env['MARKETING_PORT'] ?? 3101),
  // The size limit of all JavaScript files of this app, in bytes. It leaves room for one more page.
  budget: 410_000,
  assetBudget: 6_000_000,
});
