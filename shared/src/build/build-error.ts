/**
 * An error with the list of mistakes in an app's source that stop the build. The error has no stack, because a stack
 * would show only build tools.
 */
export class BuildError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.stack = this.message;
  }
}
