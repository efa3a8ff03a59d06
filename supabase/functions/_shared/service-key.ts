/**
 * Creates the request headers that give the rights of the service role. A secret key (`sb_secret_…`) is sent only as
 * the header `apikey`. An older service key is a JWT, which is also sent as the bearer token.
 */
export const createServiceHeaders = (key: string): Readonly<Record<string, string>> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };

/**
 * Returns the service key of an edge function. @param secretKeys the variable SUPABASE_SECRET_KEYS, a JSON object of
 * secret keys by name @param readOlderKey reads the older kind of service key, for a project without a secret key
 */
export function chooseServiceKey(
  secretKeys: string | undefined,
  readOlderKey: () => string,
): string {
  const { default: key }: { default?: unknown } = Object(JSON.parse(secretKeys || '{}'));
  return typeof key === 'string' && key !== '' ? key : readOlderKey();
}
