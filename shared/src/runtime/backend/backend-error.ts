/**
 * The error code of a failed backend call. General codes:
 * - `conflict`: another person changed the row after it was read;
 * - `forbidden`: the session has ended, or its role has no permission;
 * - `missing`: the row does not exist, or the caller cannot see it;
 * - `limited`: a rate limit is reached;
 * - `invalid`: the values are not valid;
 * - `unavailable`: any other error, including a missing network.
 * Codes of the auth server:
 * - `unconfirmed`: the email address is not confirmed yet;
 * - `weakPassword`, `samePassword`: the new password is too weak, or equal to the current one;
 * - `wrongPassword`: the current password is wrong;
 * - `wrongCode`: the second-factor code is not the device's current code;
 * - `codeNeeded`: this session requires a second-factor code;
 * - `sameName`: another device of the account has the name;
 * - `noSecondFactor`: the auth server does not support a second factor, or it is disabled;
 * - `notListed`: the address is not on the team list;
 * - `notTeam`, `notFounder`: the account has another role.
 */
export type ErrorCode =
  | 'conflict'
  | 'forbidden'
  | 'missing'
  | 'limited'
  | 'invalid'
  | 'unavailable'
  | 'unconfirmed'
  | 'weakPassword'
  | 'samePassword'
  | 'wrongPassword'
  | 'wrongCode'
  | 'codeNeeded'
  | 'sameName'
  | 'noSecondFactor'
  | 'notListed'
  | 'notTeam'
  | 'notFounder';

interface ErrorDetails extends ErrorOptions {
  /** The backend's message in English, if it is written for users. */
  readonly userMessage?: string | undefined;
  /** The seconds to wait before a `limited` call can be repeated, if known. */
  readonly retryAfter?: number | undefined;
}

/** The error of a failed call to the database, auth server or storage. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly code: ErrorCode;
  readonly userMessage: string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, details: ErrorDetails = {}) {
    super(message, details);
    this.code = code;
    this.userMessage = details.userMessage;
    this.retryAfter = details.retryAfter;
  }
}

const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'forbidden',
  403: 'forbidden',
  404: 'missing',
  408: 'unavailable',
  409: 'conflict',
  429: 'limited',
};

/**
 * The auth server's error codes. `AuthSessionMissingError` is supabase-js's name for an ended session, which has
 * status 400.
 */
const codesOfAuth: Readonly<Record<string, ErrorCode>> = {
  AuthSessionMissingError: 'forbidden',
  email_not_confirmed: 'unconfirmed',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  current_password_invalid: 'wrongPassword',
  current_password_required: 'wrongPassword',
  mfa_verification_failed: 'wrongCode',
  insufficient_aal: 'codeNeeded',
  mfa_factor_name_conflict: 'sameName',
  mfa_totp_enroll_not_enabled: 'noSecondFactor',
  mfa_totp_enroll_disabled: 'noSecondFactor',
};

/** The fields that errors of the database and the auth server have in common. */
interface Failure {
  readonly name?: string;
  readonly message: string;
  readonly code?: string | undefined;
  readonly status?: number | undefined;
  /** Details of a failed database call. */
  readonly details?: unknown;
}

/**
 * Creates the error for a failed backend call.
 * @param status the HTTP status, or 0 without a response
 */
export function backendError(failure: Failure, status = failure.status ?? 0): BackendError {
  const { message, name = '', code = name } = failure;
  const isRefused = status >= 400 && status < 500;
  const general = codesOfStatus[status] ?? (isRefused ? 'invalid' : 'unavailable');
  return new BackendError(codesOfAuth[code] ?? general, message, {
    cause: failure,
    // Drops the message of network and server failures, which users do not understand.
    userMessage: isRefused && isForPeople(message) ? message : undefined,
    retryAfter: retryAfterOf(failure),
  });
}

/** Returns false for a JSON message, which supabase-js uses if a response has no message. */
function isForPeople(message: string): boolean {
  return message.trim() !== '' && !message.startsWith('{');
}

/**
 * Returns the seconds after which a rate-limited call can be repeated, from `retry_after=540` or "after 43 seconds".
 */
function retryAfterOf({ message, details }: Failure): number | undefined {
  const [, seconds] =
    /^retry_after=(\d{1,6})$/.exec(String(details)) ??
    /after (\d{1,6}) seconds?/.exec(message) ??
    [];
  return seconds === undefined ? undefined : Number(seconds);
}
