import { BackendError } from '@torsa/shared/database/backend-error';

/** Returns the `details` code of a backend error if there is a text for it. */
export function findErrorDetailCode<Code extends string>(
  error: unknown,
  texts: Readonly<Record<Code, unknown>>,
): Code | undefined {
  if (!(error instanceof BackendError)) return undefined;
  const { details }: { readonly details?: unknown } = Object(error.cause);
  return Object.keys(texts).find((code): code is Code => code === details);
}
