import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { signJsonWebToken, verifyJsonWebToken } from '../json-web-token.ts';
import { createInvalidTokenError, StorageError } from './storage-error.ts';

/** The purpose of a signed URL, because a URL for reading must not allow an upload. */
export type SignedUrlPurpose = 'read' | 'upload';

/** The number of seconds for which an upload URL is valid, as on hosted Supabase. */
const UPLOAD_SECONDS = 2 * 60 * 60;

const schema = v.object({
  purpose: v.string(),
  url: v.string(),
  owner: v.optional(v.string()),
});

/** Creates and checks tokens for signed URLs, which work without a session until they expire. */
export class SignedUrlTokenIssuer {
  readonly #secret: string;

  /** Derives the URL secret from `jwtSecret`, so that a URL token cannot be used as an access token. */
  constructor(jwtSecret: string) {
    this.#secret = createHmac('sha256', jwtSecret).update('storage-urls').digest('hex');
  }

  /**
   * Creates the token of a signed URL for reading.
   * @param seconds the number of seconds for which the URL is valid
   */
  signRead(path: string, seconds: number): string {
    return this.#sign({ purpose: 'read', url: path }, seconds);
  }

  /**
   * Creates the token of a signed URL for one upload.
   * @param owner the ID of the account that uploads
   */
  signUpload(path: string, owner: string | undefined): string {
    return this.#sign({ purpose: 'upload', url: path, owner }, UPLOAD_SECONDS);
  }

  /**
   * Verifies the token of a signed URL and returns the owner in the token.
   * @throws {StorageError} if the token is invalid, expired, or for another purpose or path
   */
  check(token: string, purpose: SignedUrlPurpose, path: string): string | undefined {
    const claims = v.safeParse(schema, verifyJsonWebToken(token, this.#secret));
    if (!claims.success || claims.output.purpose !== purpose) throw createInvalidTokenError();
    if (claims.output.url !== path) {
      throw new StorageError('400', 'InvalidSignature', 'Invalid signature');
    }
    return claims.output.owner;
  }

  #sign(claims: object, seconds: number): string {
    const now = Math.floor(Date.now() / 1000);
    return signJsonWebToken({ ...claims, iat: now, exp: now + seconds }, this.#secret);
  }
}
