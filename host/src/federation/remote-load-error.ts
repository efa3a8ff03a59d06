/** The code of a remote failed to load; `cause` has the reason. The shell is not affected. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;

  constructor(remote: string, cause: unknown) {
    super(`The remote "${remote}" could not be loaded.`, { cause });
    this.remote = remote;
  }
}
