import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.remove());

test('failed SQL statements do not grow the WebAssembly stack of the embedded database', async () => {
  const { driver } = database.app.connection;
  const module = driver.Module as unknown as { readonly ___stack_pointer: { value: unknown } };
  const top: unknown = module.___stack_pointer.value;
  for (let failures = 0; failures < 20; failures += 1) {
    await expect(driver.query('select 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(driver.exec('begin; select 1 / 0; commit')).rejects.toThrow();
    await driver.exec('rollback');
  }
  expect(module.___stack_pointer.value).toBe(top);
});
