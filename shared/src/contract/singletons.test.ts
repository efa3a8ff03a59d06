import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { singletons } from './singletons.ts';

test('the runtime folder and the list of singletons match', () => {
  const folder = path.join(import.meta.dirname, '../runtime');
  const own = Object.keys(singletons).filter((key) => key.startsWith('@torsa/shared/'));
  expect(own.sort()).toEqual(
    readdirSync(folder)
      .map((name) => `@torsa/shared/${name}`)
      .sort(),
  );
});
