import { createRemoteBuildConfigs } from '@torsa/shared/build/remote-config';

export default createRemoteBuildConfigs({
  name: 'dashboards',
  dir: import.meta.dirname,
  devPort: Number(process.env['DASHBOARDS_PORT'] ?? 3103),
  // The maximum size of all scripts in bytes. Raise it only by the size of a new feature, and name the feature in the
  // commit.
  budget: 1_331_200,
  // The number of entry points from which a module moves into the library chunk. A higher number increases the total
  // size.
  libraryFrom: 8,
});
