/** What somebody has to mend before an app can be built: said in their words, without the stack of who found it. */
export class BuildError extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.stack = this.message;
  }
}
