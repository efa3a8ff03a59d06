/**
 * An error that stops the build, with a list of the mistakes in an app's source. The error has no stack, because a
 * stack would show only build tools.
 */
export class BuildError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.stack = this.message;
  }
}
