/**
 * Creates the request headers with the rights of the service role, for a secret key (`sb_…`) or an older key, which is
 * a JWT.
 */
export const createServiceRoleHeaders = (key: string): Readonly<Record<string, string>> =>
  key.startsWith('sb_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };

/**
 * Returns the service key of an edge function.
 * @param secretKeys a JSON object of secret keys by name (SUPABASE_SECRET_KEYS)
 * @param readOlderKey reads the older type of service key, for a project without a secret key
 */
export function chooseServiceKey(
  secretKeys: string | undefined,
  readOlderKey: () => string,
): string {
  const { default: key }: { default?: unknown } = Object(JSON.parse(secretKeys || '{}'));
  return typeof key === 'string' && key !== '' ? key : readOlderKey();
}
