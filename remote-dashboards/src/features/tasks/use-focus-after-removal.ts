import { type FocusEvent, useEffect, useRef } from 'react';
import type { Task } from '../../api/tasks.ts';
import { cardAttribute } from './drag-task.ts';

/**
 * Returns the props of a column's list of cards. If the focused card leaves the page, the focus moves to the next card.
 * Otherwise, the browser would move it to the start of the page.
 */
export function useFocusAfterRemoval(tasks: readonly Task[]) {
  const list = useRef<HTMLDivElement>(null);
  const focused = useRef<{ readonly id: string; readonly index: number }>(undefined);
  useEffect(() => {
    if (!focused.current) return;
    const { id, index } = focused.current;
    const now = tasks.findIndex((task) => task.id === id);
    if (now >= 0) {
      focused.current = { id, index: now };
      return;
    }
    focused.current = undefined;
    if (document.activeElement !== document.body) return;
    const cards = list.current?.querySelectorAll<HTMLElement>(`[${cardAttribute}] > a`) ?? [];
    const next = cards[Math.min(index, cards.length - 1)];
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest(`[${cardAttribute}]`)?.getAttribute(cardAttribute);
      const index = tasks.findIndex((task) => task.id === id);
      focused.current = index < 0 || !id ? undefined : { id, index };
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
