import { publish } from '/work/main/release/src/publish/publish.ts';
import { createSiteServer } from '/work/main/release/src/serve/serve-site.ts';
import { SiteFolder } from '/work/main/release/src/store/site-folder.ts';
import { buildStaleApps } from '/work/main/scripts/build-apps.ts';
import { appDirs } from '/work/main/scripts/settings.ts';

let t = Date.now();
const lap = (s: string) => {
  console.log(s, Date.now() - t);
  t = Date.now();
};
console.log(await buildStaleApps());
lap('build');
console.log(
  await publish(new SiteFolder('/tmp/site'), Object.values(appDirs), {
    siteUrl: 'http://localhost:3999',
    backendUrl: 'http://localhost:54321',
    publishableKey: 'k',
    staffEmailDomain: 'staff.torsa.example',
  }),
);
lap('publish');
if (process.argv[2])
  createSiteServer('/tmp/site').listen(3999, '127.0.0.1', () => console.log('up'));
