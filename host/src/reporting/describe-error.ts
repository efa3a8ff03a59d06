import { RemoteLoadError } from '../federation/remote-load-error.ts';

export interface ErrorDescription {
  /** The message of the error and of its causes. */
  readonly message: string;
  readonly stack: string;
  /** The remote whose code failed to load, if any. */
  readonly app: string | undefined;
  /** True if a request was aborted on purpose. */
  readonly isAbort: boolean;
}

/** The greatest depth of nested causes in a message. */
const maxCauses = 3;

/** Describes a thrown value: it may be anything, even an object whose properties throw. */
export function describeError(error: unknown): ErrorDescription {
  return {
    message: messageOf(error, maxCauses),
    stack: textOf(propertyOf(error, 'stack') ?? ''),
    app: attempt(() => (error instanceof RemoteLoadError ? error.remote : undefined)),
    isAbort: propertyOf(error, 'name') === 'AbortError',
  };
}

function messageOf(error: unknown, causes: number): string {
  const message = textOf(error);
  const cause = propertyOf(error, 'cause');
  if (cause === undefined || causes === 0) return message;
  return `${message} Because: ${messageOf(cause, causes - 1)}`;
}

function textOf(value: unknown): string {
  return attempt(() => String(value)) ?? '';
}

function propertyOf(value: unknown, key: string): unknown {
  return attempt<unknown>(() => Reflect.get(Object(value), key));
}

function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
