import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  browserDataKinds,
  browserStorageKeys,
  nonPersonalDataColumns,
  personalDataColumns,
  personalDataKinds,
} from './personal-data.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Every column of the database according to the catalogue of `authorisation.test.ts`; for the schema `auth`, its
 * tables.
 */
function columnsInDatabase(): readonly string[] {
  const matrix = readFileSync(
    path.join(root, 'tools/backend/src/authorisation/matrix.tsv'),
    'utf8',
  );
  return matrix.split('\n').flatMap((line) => {
    const [on = '', columns = '', verbs = ''] = line.split('\t');
    if (!/\b(select|insert)\b/.test(verbs) || columns === '') return [];
    return named([`${on}${columns === 'every' ? '' : `.${columns}`}`]);
  });
}

/** Expands `a.b.c, d` to `a.b.c` and `a.b.d`. */
function named(lists: readonly string[]): readonly string[] {
  return lists.flatMap((list) => {
    const [schema = '', table = '', columns] = list.split('.');
    return columns === undefined
      ? [list]
      : columns.split(', ').map((column) => `${schema}.${table}.${column}`);
  });
}

test('§10.61 every database column is listed as personal or non-personal data', () => {
  const said = [
    ...Object.values(personalDataColumns).flatMap(named),
    ...named(nonPersonalDataColumns),
  ];
  expect(said.toSorted()).toEqual([...new Set(columnsInDatabase())].toSorted());
  expect(personalDataKinds).toEqual(Object.keys(personalDataColumns));
});

test("§10.61 every key that the site's code stores in the browser is in the list of browser storage keys", () => {
  const sources = [
    'host',
    'shared',
    'remote-marketing',
    'remote-auth',
    'remote-dashboards',
  ].flatMap((app) =>
    readdirSync(path.join(root, app, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test|personal-data)\.tsx?$/.test(file) && !file.includes('testing'))
      .map((file) => readFileSync(path.join(root, app, 'src', file), 'utf8')),
  );
  const keys = sources.flatMap(
    (text) => text.match(/(?<=['"`])(torsa\.[a-z.-]+|founderAuth\w+)/g) ?? [],
  );
  const kept = keys.filter((key) => !key.startsWith('torsa.example'));
  expect([...new Set(kept)].toSorted()).toEqual(
    Object.values(browserStorageKeys).flat().toSorted(),
  );
  expect(browserDataKinds).toEqual(Object.keys(browserStorageKeys));
});
