import { parseArgs } from 'node:util';
import { CommandError } from '@torsa/node-lib/command-error';

/** Reads `--<name> <n>`, the only option of a command. @throws {CommandError} for anything else. */
export function readCount(args: readonly string[], name: string, standard: number): number {
  const text = parse(args, name) ?? String(standard);
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new CommandError(`--${name} must be a whole number above 0, but is "${text}".`);
}

function parse(args: readonly string[], name: string): string | undefined {
  try {
    const { values } = parseArgs({ args: [...args], options: { [name]: { type: 'string' } } });
    return values[name] as string | undefined;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}`);
  }
}
