import type { RemoteManifest } from '@torsa/shared/contract/release-manifest';
import { sampleIntegrity, sampleVersion } from './sample-site.tsx';

/** The manifest of a release of the marketing remote. */
export const sampleManifest: RemoteManifest = {
  kind: 'remote',
  app: 'marketing',
  global: `torsa_marketing_${sampleVersion(1)}`,
  files: { 'remote.1a2b3c4d5e.js': { integrity: sampleIntegrity, bytes: 10 } },
  initial: ['remote.1a2b3c4d5e.js'],
  budget: 1000,
  node: { file: 'routes.cjs', integrity: sampleIntegrity },
  requires: { react: { names: ['useId'], range: '^19' } },
  pages: [{ id: 'about', pattern: '/about', paths: ['/about'], files: [] }],
};
