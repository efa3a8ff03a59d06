/** A command cannot go on; its message says why and what a person can do about it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}
