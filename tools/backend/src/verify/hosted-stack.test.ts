import { expect, test } from 'vitest';
import { connectHostedSupabaseStack } from './hosted-stack.ts';

const everything = {
  SUPABASE_URL: 'https://staging.example/',
  SUPABASE_ANON_KEY: 'anon',
  SUPABASE_SERVICE_ROLE_KEY: 'service',
  SUPABASE_DB_URL: 'postgres://postgres@staging.example/postgres',
  INBOX_URL: 'http://localhost:54324',
  SITE_URL: 'https://www.torsa.example',
};

test('the hosted Supabase stack is undefined if SUPABASE_URL is not set', () => {
  expect(connectHostedSupabaseStack({})).toBeUndefined();
});

test('the hosted Supabase stack is defined if all environment variables are set', () => {
  expect(connectHostedSupabaseStack(everything)).toMatchObject({ url: 'https://staging.example' });
});

test.each(Object.keys(everything).slice(1))('the error names the missing variable %s', (name) => {
  const { [name]: _, ...others }: Record<string, string> = everything;
  expect(() => connectHostedSupabaseStack(others)).toThrow(`${name} must be set`);
});
