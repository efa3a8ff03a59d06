import { expect, test } from 'vitest';
import { hostedStack } from './hosted-stack.ts';

const everything = {
  SUPABASE_URL: 'https://staging.example/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  SUPABASE_DB_URL: 'postgres://postgres@staging.example/postgres',
  INBOX_URL: 'http://localhost:54324',
  SITE_URL: 'https://www.torsa.example',
};

test('without an address there is no other stack', () => {
  expect(hostedStack({})).toBeUndefined();
});

test('with all of its variables there is one', () => {
  expect(hostedStack(everything)).toMatchObject({ url: 'https://staging.example' });
});

test.each(Object.keys(everything).slice(1))('%s is named when it is missing', (name) => {
  const { [name]: _, ...others }: Record<string, string> = everything;
  expect(() => hostedStack(others)).toThrow(`${name} must be set`);
});
