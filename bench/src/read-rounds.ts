import { parseArgs } from 'node:util';
import { CommandError } from '../../scripts/command-error.ts';

/** Reads `--rounds <n>`, the only option of a command. @throws {CommandError} for anything else. */
export function readRounds(args: readonly string[], standard: number): number {
  const text = parse(args).rounds ?? String(standard);
  const rounds = Number(text);
  if (Number.isInteger(rounds) && rounds > 0) return rounds;
  throw new CommandError(`--rounds must be a whole number above 0, but is "${text}".`);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: { rounds: { type: 'string' } } }).values;
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : error}`);
  }
}
