import { expect, test } from 'vitest';
import { remoteNames } from '../../scripts/settings.ts';
import { remotes } from './remotes.ts';

test('the monolith has the pages of every remote', () => {
  expect(Object.keys(remotes).sort()).toEqual(remoteNames);
});
