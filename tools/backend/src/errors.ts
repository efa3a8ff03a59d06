import { CommandError } from '@torsa/node-lib/command-error';

/** Another running process uses the data folder. */
export class DataFolderLockedError extends CommandError {
  override readonly name = 'DataFolderLockedError';
}

/** `supabase/config.toml` cannot be read or has a wrong value; the message names the key. */
export class ConfigError extends CommandError {
  override readonly name = 'ConfigError';
}
