/** An error that stops the build and lists the mistakes in an app's source. */
export class BuildError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.stack = this.message;
  }
}
