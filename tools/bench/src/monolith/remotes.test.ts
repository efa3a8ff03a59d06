import { remoteNames } from '@torsa/node-lib/settings';
import { expect, test } from 'vitest';
import { remotes } from './remotes.ts';

test("the monolith's bundle contains the pages of every remote app", () => {
  expect(Object.keys(remotes).sort()).toEqual(remoteNames);
});
