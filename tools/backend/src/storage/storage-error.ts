/**
 * The error response to a rejected Storage request. As in hosted Supabase, its HTTP status is always 400, and its body
 * contains the real status.
 */
export class StorageError extends Error {
  readonly statusCode: string;
  readonly error: string;

  constructor(statusCode: string, error: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.error = error;
  }

  toResponse(): Response {
    const { statusCode, error, message } = this;
    const answer = { statusCode, error, message };
    const response = Response.json(answer, { status: 400 });
    // Closes the connection, because the client may still be sending a large body.
    if (statusCode === '413') response.headers.set('connection', 'close');
    return response;
  }
}

export const createObjectNotFoundError = () =>
  new StorageError('404', 'not_found', 'Object not found');
export const createObjectExistsError = () =>
  new StorageError('409', 'Duplicate', 'The resource already exists');
export const createBucketNotFoundError = () =>
  new StorageError('404', 'Bucket not found', 'Bucket not found');
export const createInvalidTokenError = () =>
  new StorageError('400', 'InvalidJWT', 'Invalid or expired token');
export const createBadRequestError = (message: string) =>
  new StorageError('400', 'InvalidRequest', message);
export const createObjectTooLargeError = () =>
  new StorageError('413', 'Payload too large', 'The object exceeded the maximum allowed size');

export const createTypeNotAllowedError = (type: string) =>
  new StorageError('415', 'invalid_mime_type', `mime type ${type} is not supported`);

/** Converts a known database error to a StorageError, and rethrows all other errors. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code, message }: { code?: unknown; message?: unknown } = Object(error);
  const text = String(message);
  // An error code of a database trigger, such as PT422, contains the HTTP status.
  const status = /^PT(\d{3})$/.exec(String(code))?.[1];
  if (status) return new StorageError(status, 'DatabaseError', text);
  switch (code) {
    case '42501':
      return new StorageError('403', 'Unauthorized', text);
    case '23505':
      return createObjectExistsError();
    case '23503':
      return createBucketNotFoundError();
    case '23514':
      return new StorageError('400', 'DatabaseError', text);
    default:
      throw error;
  }
}
