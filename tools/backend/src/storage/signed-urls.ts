import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { readToken, signToken } from '../json-web-token.ts';
import { invalidToken, StorageError } from './storage-error.ts';

/** The two purposes of a signed URL. A URL for reading cannot upload. */
export type UrlPurpose = 'read' | 'upload';

/** The seconds in which an upload URL is valid, as on hosted Supabase. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const schema = v.object({
  purpose: v.string(),
  url: v.string(),
  owner: v.optional(v.string()),
});

/** Signs URLs that work without a session until they expire. */
export class UrlSigner {
  readonly #secret: string;

  /** The secret for URLs is derived, so that a URL's token is no access token. */
  constructor(jwtSecret: string) {
    this.#secret = createHmac('sha256', jwtSecret).update('storage-urls').digest('hex');
  }

  /** Returns the token of a URL for reading. @param seconds the URL's validity */
  signRead(path: string, seconds: number): string {
    return this.#sign({ purpose: 'read', url: path }, seconds);
  }

  /** Returns the token of a URL for one upload. @param owner the account that uploads */
  signUpload(path: string, owner: string | undefined): string {
    return this.#sign({ purpose: 'upload', url: path, owner }, UPLOAD_SECONDS);
  }

  /** Returns the owner in a token. @throws {StorageError} for an invalid or expired token, and for another path */
  check(token: string, purpose: UrlPurpose, path: string): string | undefined {
    const claims = v.safeParse(schema, readToken(token, this.#secret));
    if (!claims.success || claims.output.purpose !== purpose) throw invalidToken();
    if (claims.output.url !== path) {
      throw new StorageError('400', 'InvalidSignature', 'Invalid signature');
    }
    return claims.output.owner;
  }

  #sign(claims: object, seconds: number): string {
    const now = Math.floor(Date.now() / 1000);
    return signToken({ ...claims, iat: now, exp: now + seconds }, this.#secret);
  }
}
