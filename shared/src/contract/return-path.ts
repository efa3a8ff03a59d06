const key = 'torsa.return';

/** The page that was open when a session ended, to which the next login in this tab returns. */
export interface ReturnPath {
  /** The ID of the user whose session ended. */
  readonly person: string;
  /** The path of the page in the main language, with its query string. */
  readonly path: string;
}

export function storeReturnPath(kept: ReturnPath): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(kept)));
}

export function readReturnPath(): ReturnPath | undefined {
  return attempt(() => {
    const { person, path } = Object(JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    const isPath = typeof path === 'string' && /^\/(?!\/)/.test(path);
    return isPath && typeof person === 'string' ? { person, path } : undefined;
  });
}

export function clearReturnPath(): void {
  attempt(() => sessionStorage.removeItem(key));
}

/**
 * Runs a function that uses browser storage.
 * @returns undefined if the storage is disabled or full
 */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
