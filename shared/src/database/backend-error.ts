import type { PostgrestSingleResponse } from '@supabase/supabase-js';
import { BackendError, backendError, type ErrorCode } from '@torsa/shared/backend';
import { type Language, mainLanguage } from '../i18n/languages.ts';

// The class exists once in the page, so that each app knows the errors of another one's code.
export { BackendError, backendError, type ErrorCode };

/** A call of the backend client. */
export type BackendCall<Data> = PromiseLike<PostgrestSingleResponse<Data>>;

/** The data of a call. @throws {BackendError} for every refusal, and without a network */
export async function unwrap<Data>(call: BackendCall<Data>): Promise<Data> {
  const { data, error, status } = await call;
  if (error) throw backendError(error, status);
  return data;
}

/** The code of a thrown value. */
export function errorCode(error: unknown): ErrorCode {
  return error instanceof BackendError ? error.code : 'unavailable';
}

/** The number of seconds after which a `limited` call may be repeated; undefined if the backend does not say. */
export function retryAfter(error: unknown): number | undefined {
  return error instanceof BackendError ? error.retryAfter : undefined;
}

/** Whether the backend answered, and said no. */
export function isRejected(error: unknown): error is BackendError {
  const code = errorCode(error);
  return code !== 'unavailable' && code !== 'limited';
}

/** The texts of a form or page for failed calls: by code, and `other` for the codes without one. */
export type ErrorCopy<Text = string> = Partial<Readonly<Record<ErrorCode, Text>>> & {
  readonly other: Text;
};

/** The text for a thrown value. */
export function errorText<Text = string>(error: unknown, copy: ErrorCopy<Text>): Text {
  return copy[errorCode(error)] ?? copy.other;
}

/** The backend's message for people, on a page in its language. */
export function backendMessage(error: unknown, language: Language): string | undefined {
  if (language !== mainLanguage || !(error instanceof BackendError)) return undefined;
  return error.userMessage;
}
