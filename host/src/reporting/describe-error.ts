import { RemoteLoadError } from '../federation/remote-load-error.ts';

export interface ErrorDescription {
  /** What the error says, and what its causes say. */
  readonly message: string;
  readonly stack: string;
  /** The remote that could not be loaded, where that is what went wrong. */
  readonly app: string | undefined;
  /** Whether somebody called off what was under way. */
  readonly isAbort: boolean;
}

/** How many causes of causes are told. */
const mostCauses = 3;

/** Describes what was thrown. That may be anything, also what throws again when one looks at it. */
export function describeError(error: unknown): ErrorDescription {
  return {
    message: messageOf(error, mostCauses),
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
