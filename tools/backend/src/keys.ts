import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hasErrorCode } from '@torsa/node-lib/has-code';
import { getJwtSecretFile } from './data-folder.ts';

/** The anonymous API key, a constant for all clones of the repository. It is public and only names the project. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';

/**
 * Returns the JWT secret that signs the access tokens of this data folder, for a caller that holds the folder's lock.
 * The first start creates it.
 */
export async function loadOrCreateJwtSecret(dataDir: string): Promise<string> {
  const path = getJwtSecretFile(dataDir);
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if (!hasErrorCode(error, 'ENOENT')) throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/**
 * Returns the secret with which the inbox signs emails to the backend. Both programs read it from the same data
 * folder.
 */
export function loadIncomingMailSecret(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('receive-mail').digest('hex');
}
