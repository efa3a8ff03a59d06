const key = 'torsa.return';

/** The page that was open when a session ended. The person returns to it after the next login in this tab. */
export interface ReturnPath {
  /** The user's ID. */
  readonly person: string;
  /** A path of this site in the main language, with its query string. */
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

/** The browser's storage may be disabled or full. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
