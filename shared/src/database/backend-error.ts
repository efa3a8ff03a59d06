import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { BackendError, backendError, type ErrorCode } from '@torsa/shared/backend';
import { type Language, mainLanguage } from '../i18n/languages.ts';

// The class exists only once in the page, so that an app can recognise errors from another app's code.
export { BackendError, backendError, type ErrorCode };

export type BackendCall<Data> = PromiseLike<PostgrestSingleResponse<Data>>;

/** Returns the data of a call. @throws {BackendError} for each failed call, also without a network */
export async function unwrap<Data>(call: BackendCall<Data>): Promise<Data> {
  const { data, error, status } = await call;
  if (error) throw backendError(error, status);
  return data;
}

/** The error code of a thrown value. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : 'unavailable';
}

/** The number of seconds after which a `limited` call may be repeated; undefined if the backend does not say. */
export function retryAfter(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** Tests if the backend answered the call and refused it. */
export function isRejected(error: unknown): error is BackendError {
  const code = errorCode(error);
  return code !== 'unavailable' && code !== 'limited';
}

/** The texts of a form or page for failed calls, by error code; `other` is the text for the remaining codes. */
export type ErrorCopy<Text = string> = Partial<Readonly<Record<ErrorCode, Text>>> & {
  readonly other: Text;
};

export function errorText<Text = string>(error: unknown, copy: ErrorCopy<Text>): Text {
  return copy[errorCode(error)] ?? copy.other;
}

/** The backend's message to the user. It is in English, so it is undefined on pages in other languages. */
export function backendMessage(error: unknown, language: Language): string | undefined {
  if (language !== mainLanguage || !(error instanceof BackendError)) return undefined;
  return error.userMessage;
}
