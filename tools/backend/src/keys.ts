import { createHmac, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { hasCode } from '@torsa/node-lib/has-code';
import { jwtSecretOf } from './data-folder.ts';

/** Public by nature (it only names the project), so one constant serves every checkout. */
export const LOCAL_PUBLISHABLE_KEY = 'sb_publishable_local';

/**
 * The secret that signs this data folder's sessions, made on the first start, readable by the
 * owner only. Call it with the folder's lock held.
 */
export async function loadJwtSecret(dataDir: string): Promise<string> {
  const path = jwtSecretOf(dataDir);
  try {
    const secret = (await readFile(path, 'utf8')).trim();
    if (secret.length >= 32) return secret;
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error;
  }
  const secret = randomBytes(48).toString('base64url');
  await writeFile(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}

/** What the inbox signs the mails with that it hands to the backend, which has the same data folder. */
export function mailSecretOf(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('receive-mail').digest('hex');
}
