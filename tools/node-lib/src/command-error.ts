/** An error that a user can fix. Its message gives the reason and what to do. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}
