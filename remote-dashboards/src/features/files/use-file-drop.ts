import { type DragEvent, useEffect, useRef, useState } from 'react';

interface Dropped {
  readonly files: readonly File[];
  /** The names of the dropped folders, which cannot be uploaded. */
  readonly folders: readonly string[];
}

/** Returns true if the user drags files, not text or a link. */
const hasFiles = ({ dataTransfer }: { readonly dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes('Files') ?? false;

/**
 * Returns the files and folders of a drop event. Call it during the event, because the browser empties `dataTransfer`
 * afterwards.
 */
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
 * Handles files that the user drops on an element or the page.
 * @param acceptsPage true to accept files anywhere on the page
 * @returns the element's event handlers, and the drop target under the dragged files
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
      // Ignore the event if the pointer has only entered a child element.
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
      // Another drop area on the page has accepted this drag.
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
      // Prevent the default action, because the browser would open the file instead of the page.
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
