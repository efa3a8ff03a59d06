import { expect, test } from 'vitest';
import { serviceIds } from './service-ids.ts';

test('§2.18 the six services have the IDs of the specification', () => {
  expect(serviceIds.toSorted()).toEqual([
    'ai-tool',
    'apps',
    'marketing-site',
    'social-media-marketing',
    'template',
    'website-build',
  ]);
});
