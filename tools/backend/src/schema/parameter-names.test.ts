import { expect, test } from 'vitest';
import { testDatabase } from '../test-database.ts';

/** Modes of input parameters in PostgreSQL's catalog: in, inout and variadic. */
const PARAMETERS = `
  select p.oid::regprocedure::text as name, a.name as parameter
  from pg_proc p
    cross join unnest(p.proargnames, coalesce(p.proargmodes, array_fill('i'::"char", array[p.pronargs])))
      as a (name, mode)
  where p.pronamespace::regnamespace::text = $1 and a.mode in ('i', 'b', 'v')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1, 2`;

test('parameters of internal SQL functions begin with p_, and parameters of the API do not', async () => {
  const { app, remove } = await testDatabase();
  try {
    const parametersOf = async (schema: string) =>
      (await app.connection.driver.query<{ name: string; parameter: string }>(PARAMETERS, [schema]))
        .rows;
    const [internal, api] = [await parametersOf('private'), await parametersOf('public')];
    expect(Math.min(internal.length, api.length)).toBeGreaterThan(100);
    expect(internal.filter(({ parameter }) => !parameter.startsWith('p_'))).toEqual([]);
    expect(api.filter(({ parameter }) => parameter.startsWith('p_'))).toEqual([]);
  } finally {
    await remove();
  }
}, 300_000);
