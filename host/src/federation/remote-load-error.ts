/**
 * The error of a remote (micro-frontend) whose code failed to load. The property `cause` contains the reason. The
 * rest of the page still works.
 */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}
