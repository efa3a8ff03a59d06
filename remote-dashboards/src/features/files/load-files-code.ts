import { useEffect, useState } from 'react';

type FilesCode = typeof import('./files-code.ts');

let code: FilesCode | undefined;

/** The time after which a failed download is tried again, in milliseconds. */
const retryTime = 5_000;

/** Loads the code of files. A page without connection tries again until it has the code. */
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

/** Returns the code of files after it has loaded. The page shows its own content before. */
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
