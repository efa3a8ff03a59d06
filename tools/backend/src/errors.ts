import { CommandError } from '@torsa/node-lib/command-error';

/** Another running process uses the data folder. */
export class DataFolderLockedError extends CommandError {
  override readonly name = 'DataFolderLockedError';
}

/** A port is taken; the message names it and the variable that moves it. */
export class PortTakenError extends CommandError {
  override readonly name = 'PortTakenError';
}

/** `supabase/config.toml` cannot be read or has a wrong value; the message names the key. */
export class ConfigError extends CommandError {
  override readonly name = 'ConfigError';
}
