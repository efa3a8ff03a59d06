/** A command-line error that the user can fix. The error message contains the reason and what to do. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}
