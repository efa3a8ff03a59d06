import { type RefObject, useEffect, useEffectEvent } from 'react';

interface SheetFocus {
  /** ID of the task in the sheet. */
  readonly task: string;
  /** True if the sheet covers the whole page. The page then cannot take the focus. */
  readonly coversPage: boolean;
  readonly close: () => void;
}

/**
 * Moves the focus to a sheet, closes it by Escape, and returns the focus to the link of the task. The sheet is no
 * `dialog` element: a modal one would make the toast with the Undo button inert.
 */
export function useSheetFocus(
  sheet: RefObject<HTMLElement | null>,
  { task, coversPage, close }: SheetFocus,
): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    const opener = document.activeElement;
    sheet.current?.focus({ preventScroll: true });
    return () => {
      const active = document.activeElement;
      // The user may have moved the focus to the page while the sheet was open.
      if (active !== document.body && active !== null && active.isConnected) {
        if (!active.closest('[role="dialog"]')) return;
      }
      // The removed sheet still has the focus until the browser has updated the document.
      queueMicrotask(() => {
        const link = document.querySelector<HTMLElement>(`main [data-task="${task}"]`);
        if (link) link.focus({ preventScroll: true });
        else if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
      });
    };
  }, [sheet, task]);
  useEffect(() => {
    const closeByEscape = (event: KeyboardEvent) => {
      // Input methods, dialogs and menus use the Escape key themselves.
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      // In a date field, Escape first discards a date that is typed in part.
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
    const hidden = elementsOutside(sheet.current);
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, [sheet, coversPage]);
}

/** Returns the elements beside the sheet and its ancestors, without the toast. */
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
