import { remoteNames } from '@torsa/node-lib/settings';
import { expect, test } from 'vitest';
import { remotes } from './remotes.ts';

test('the monolith has the pages of every remote', () => {
  expect(Object.keys(remotes).sort()).toEqual(remoteNames);
});
