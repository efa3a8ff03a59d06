import { verifyJsonWebToken } from '../json-web-token.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import type { StorageCaller } from './object-table.ts';
import { StorageError } from './storage-error.ts';

/**
 * Returns the database role and the token claims of a request's caller: 'anon' without an access token.
 * @throws {StorageError} for an invalid access token
 */
export function getStorageCaller(headers: Headers, jwtSecret: string): StorageCaller {
  const token = /^Bearer\s+(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (!token || token === LOCAL_PUBLISHABLE_KEY) return { role: 'anon', claims: { role: 'anon' } };
  const claims = verifyJsonWebToken(token, jwtSecret);
  if (!claims) throw new StorageError('403', 'Unauthorized', 'The access token is not valid');
  const role =
    claims.role === 'authenticated' || claims.role === 'service_role' ? claims.role : 'anon';
  return { role, claims };
}
