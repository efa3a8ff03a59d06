import { RemoteLoadError } from '../federation/remote-load-error.ts';

export interface ErrorDescription {
  /** The messages of the error and of its nested causes. */
  readonly message: string;
  readonly stack: string;
  /** The name of the remote (micro-frontend) whose code failed to load, if any. */
  readonly app: string | undefined;
  /** True if the error is an intentionally aborted request. */
  readonly isAbort: boolean;
}

/** The maximum number of nested causes in an error message. */
const maxCauses = 3;

/**
 * Describes a thrown value, which can be anything, even an object whose properties throw an error when they are read.
 */
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
