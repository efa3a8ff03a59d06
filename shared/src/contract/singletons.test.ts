import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sharedSingletons } from './singletons.ts';

test('the list of shared singletons has exactly the modules of the runtime folder', () => {
  const folder = path.join(import.meta.dirname, '../runtime');
  const own = Object.keys(sharedSingletons).filter((key) => key.startsWith('@torsa/shared/'));
  expect(own.sort()).toEqual(
    readdirSync(folder)
      .map((name) => `@torsa/shared/${name}`)
      .sort(),
  );
});
