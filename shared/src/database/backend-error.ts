import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { BackendError, backendError, type ErrorCode } from '@torsa/shared/backend';
import { type Language, mainLanguage } from '../i18n/languages.ts';

// All apps share the class `BackendError`, so `instanceof` recognises errors from another app's code.
export { BackendError, backendError, type ErrorCode };

export type BackendCall<Data> = PromiseLike<PostgrestSingleResponse<Data>>;

/**
 * Returns the data of a backend call.
 * @throws {BackendError} if the call failed, including network failures
 */
export async function unwrapResponse<Data>(call: BackendCall<Data>): Promise<Data> {
  const { data, error, status } = await call;
  if (error) throw backendError(error, status);
  return data;
}

/** Returns the error code of a thrown value. */
export function getErrorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : 'unavailable';
}

/** Returns the seconds to wait before a rate-limited backend call can be repeated, or undefined if unknown. */
export function getRetryAfterSeconds(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** Returns true if the backend received a call and rejected the call. */
export function isBackendCallRejected(error: unknown): error is BackendError {
  const code = getErrorCode(error);
  return code !== 'unavailable' && code !== 'limited';
}

/** The interface texts for failed backend calls, by error code. `other` is the text for all other codes. */
export type BackendErrorTexts<Text = string> = Partial<Readonly<Record<ErrorCode, Text>>> & {
  readonly other: Text;
};

export function getErrorText<Text = string>(error: unknown, copy: BackendErrorTexts<Text>): Text {
  return copy[getErrorCode(error)] ?? copy.other;
}

/** Returns the backend's English message for the user, or undefined on pages in other languages. */
export function getBackendMessage(error: unknown, language: Language): string | undefined {
  if (language !== mainLanguage || !(error instanceof BackendError)) return undefined;
  return error.userMessage;
}
