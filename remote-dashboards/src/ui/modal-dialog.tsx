import { type ComponentProps, type RefObject, useEffect, useLayoutEffect } from 'react';

interface ModalDialogProps extends ComponentProps<'dialog'> {
  readonly ref: RefObject<HTMLDialogElement | null>;
}

/** A modal dialog that opens when it mounts. While it is open, it contains the host's toaster. */
export function ModalDialog({ ref, ...props }: ModalDialogProps) {
  // Move the toaster out of the dialog in a layout effect, whose cleanup runs before React removes the dialog.
  useLayoutEffect(() => (ref.current ? moveToasterInto(ref.current) : undefined), [ref]);
  useEffect(() => {
    const opener = document.activeElement;
    ref.current?.showModal();
    return () => {
      // Restore the focus here, because React can remove the dialog before the browser does so.
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
    };
  }, [ref]);
  return <dialog ref={ref} {...props} />;
}

/** Returns the host's toaster, which contains the current toast. */
export const findToaster = () =>
  document.querySelector('[role="status"][aria-live="polite"]')?.parentElement?.parentElement;

/**
 * Moves the host's toaster into an open dialog, because everything outside is inert. A second toaster would disconnect
 * the first one.
 * @returns a function that moves the toaster back
 */
function moveToasterInto(dialog: HTMLDialogElement) {
  const toaster = findToaster();
  if (!toaster) return undefined;
  const mark = document.createComment('toaster');
  toaster.replaceWith(mark);
  dialog.append(toaster);
  return () => {
    if (mark.isConnected) mark.replaceWith(toaster);
  };
}
