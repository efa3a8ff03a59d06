import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SheetFocus {
  /** The ID of the task in the sheet. */
  readonly task: string;
  /** True if the sheet covers the whole page, so that the page cannot take the focus. */
  readonly coversPage: boolean;
  readonly close: () => void;
}

/** Focuses the task sheet, closes it on Escape, and returns the focus to the task's link. */
export function useTaskSheetFocus(
  sheet: RefObject<HTMLElement | null>,
  { task, coversPage, close }: SheetFocus,
): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const opener = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      // Keep the focus on the page if the user has moved it there.
      if (active !== document.body && active !== null && active.isConnected) {
        if (!active.closest('[role="dialog"]')) return;
      }
      // Wait for a microtask, because the removed sheet still has the focus.
      queueMicrotask(() => {
        const link = document.querySelector<HTMLElement>(`main [data-task="${task}"]`);
        if (link) link.focus({ preventScroll: true });
        else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [sheet, task]);
  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      // Ignore an Escape key that an input method, dialog or menu handles.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // In a date field, Escape only leaves the field and discards a partly typed date.
      if (event.target instanceof Element && event.target.matches('input[type="date"]')) {
        sheet.current?.focus({ preventScroll: true });
        return;
      }
      if (document.querySelector('dialog[open], [popover]:popover-open')) return;
      closeNow();
    };
    document.addEventListener('keydown', closeByEscape);
    return () => document.removeEventListener('keydown', closeByEscape);
  }, [sheet]);
  useEffect(() => {
    if (!coversPage) return;
    // A modal dialog would also make the toast with its Undo button inert.
    const hidden = elementsOutside(sheet.current);
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, [sheet, coversPage]);
}

/** Returns the page elements outside the sheet, except the toast. */
function elementsOutside(sheet: HTMLElement | null): readonly HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let inside = sheet; inside?.parentElement; inside = inside.parentElement) {
    for (const sibling of inside.parentElement.children) {
      const isToast = sibling.querySelector(':scope > div > [aria-live]') !== null;
      if (sibling === inside || isToast || !(sibling instanceof HTMLElement)) continue;
      if (!sibling.inert) found.push(sibling);
    }
  }
  return found;
}
