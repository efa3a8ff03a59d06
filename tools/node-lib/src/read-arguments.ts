import { parseArgs } from 'node:util';
import { CommandError } from './command-error.ts';

/**
 * Parses command-line arguments. @param names the option names; every option needs a value. @throws {CommandError}
 * with the problem and the usage.
 */
export function parseCommandLineArguments<Name extends string>(
  args: readonly string[],
  names: readonly Name[],
  usage: string,
) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    return { values: values as Readonly<Partial<Record<Name, string>>>, positionals };
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}
