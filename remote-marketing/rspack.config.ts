import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'marketing',
  dir: import.meta.dirname,
  devPort: Number(process.env['MARKETING_PORT'] ?? 3101),
  // The size limit of all JavaScript files of this app, in bytes. Each of the eight pages is one chunk of 13 to 36 kB
  // for each of the two languages. The limit leaves room for one more page: a page with only a header is 12 kB in
  // both languages.
  budget: 410_000,
  assetBudget: 6_000_000,
});
