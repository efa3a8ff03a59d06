import { type DragEvent, useEffect, useRef, useState } from 'react';

interface Dropped {
  readonly files: readonly File[];
  /** The names of folders, which browsers cannot upload. */
  readonly folders: readonly string[];
}

/** A drag of text or of a link is no drag of files. */
const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/** Reads the files of a drop. The browser empties `dataTransfer` after the event handler. */
function readDrop({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }): Dropped {
  const items = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file');
  const folders = items.flatMap((item) => {
    const entry = item.webkitGetAsEntry?.();
    return entry?.isDirectory ? [entry.name] : [];
  });
  const files = [...(dataTransfer?.files ?? [])].filter(({ name }) => !folders.includes(name));
  return { files, folders };
}

/**
 * Accepts files that the user drops on an element.
 * @param acceptsPage true if the element also accepts files that are dropped elsewhere on the page
 * @returns the event handlers of the element, and whether files are over the element or the page
 */
export function useFileDrop(receive: (dropped: Dropped) => void, acceptsPage: boolean) {
  const [target, setTarget] = useState<'element' | 'page'>();
  const latest = useRef(receive);
  latest.current = receive;
  const element = {
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setTarget('element');
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      // The pointer also leaves the element when it enters a child.
      if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
      setTarget(undefined);
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setTarget(undefined);
      latest.current(readDrop(event));
    },
  };
  useEffect(() => {
    if (!acceptsPage) return;
    const over = (event: globalThis.DragEvent) => {
      // An element with its own files has accepted the drag.
      if (event.defaultPrevented) return setTarget((now) => (now === 'page' ? undefined : now));
      if (!hasFiles(event)) return;
      event.preventDefault();
      setTarget('page');
    };
    const leave = ({ relatedTarget }: globalThis.DragEvent) => {
      if (relatedTarget === null) setTarget(undefined);
    };
    const drop = (event: globalThis.DragEvent) => {
      setTarget(undefined);
      if (event.defaultPrevented || !hasFiles(event)) return;
      // Without this, the browser would leave the page and open the file.
      event.preventDefault();
      latest.current(readDrop(event));
    };
    window.addEventListener('dragover', over);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', over);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [acceptsPage]);
  return { target, element };
}
