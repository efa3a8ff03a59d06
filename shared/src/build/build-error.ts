/**
 * A list of mistakes in an app's source that stop its build. It has no stack, because the stack would show only build
 * tools.
 */
export class BuildError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.stack = this.message;
  }
}
