/** The local backend or inbox cannot start; the message says what is wrong and what to do. */
export class StartError extends Error {
  override readonly name: string = 'StartError';
}

/** Another running process uses the data folder. */
export class DataFolderLockedError extends StartError {
  override readonly name = 'DataFolderLockedError';
}

/** A port is taken; the message names it and the variable that moves it. */
export class PortTakenError extends StartError {
  override readonly name = 'PortTakenError';
}

/** `supabase/config.toml` cannot be read or has a wrong value; the message names the key. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

/** One or more environment variables are wrong; the message names each. */
export class EnvironmentError extends StartError {
  override readonly name = 'EnvironmentError';
}

/** What to show a person: a known error's own words, or an unexpected one with its origin. */
export function messageOf(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
