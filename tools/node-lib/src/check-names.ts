import { CommandError } from './command-error.ts';

/** Parses names from the command line and rejects unknown names. @throws {CommandError} for an unknown name. */
export function parseKnownNames<Name extends string>(
  kind: string,
  names: readonly string[],
  known: readonly Name[],
): readonly Name[] {
  const unknown = names.filter((name) => known.every((one) => one !== name));
  if (unknown.length === 0) return known.filter((name) => names.includes(name));
  throw new CommandError(
    `There is no ${kind} ${unknown.join(', ')}. Use one of ${known.join(', ')}.`,
  );
}
