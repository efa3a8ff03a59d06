const key = 'torsa.return';

/** Where a person was when their session ended, so that they continue there after the next login in this tab. */
export interface ReturnPath {
  /** The person's ID. */
  readonly person: string;
  /** A path of this site in the main language, with its query. */
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

/** Storage may be switched off or full. */
function attempt<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
