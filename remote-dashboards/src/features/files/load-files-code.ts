import { useEffect, useState } from 'react';
import { importWithRetry } from '../../ui/retry-import.ts';

type FilesCode = typeof import('./files-code.ts');

let code: FilesCode | undefined;

/** Loads the script bundle with the file components. */
export async function loadFilesCode(): Promise<FilesCode> {
  code ??= await importWithRetry(
    () => import(/* webpackChunkName: "file-code" */ './files-code.ts'),
  );
  return code;
}

/** Returns the script bundle with the file components, or undefined until the bundle has loaded. */
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
