import { useEffect, useState } from 'react';

type FilesCode = typeof import('./files-code.ts');

let code: FilesCode | undefined;

/** The time after which a failed download is tried again, in milliseconds. */
const retryTime = 5_000;

/** Loads the bundle of file components. A failed download is retried until it succeeds. */
export async function loadFilesCode(): Promise<FilesCode> {
  for (;;) {
    try {
      code ??= await import(/* webpackChunkName: "file-code" */ './files-code.ts');
      return code;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryTime));
    }
  }
}

/** Returns the bundle of file components, or undefined while it loads. */
export function useFilesCode(): FilesCode | undefined {
  const [loaded, setLoaded] = useState(code);
  useEffect(() => {
    let isShown = true;
    void loadFilesCode().then((files) => isShown && setLoaded(files));
    return () => {
      isShown = false;
    };
  }, []);
  return loaded;
}
