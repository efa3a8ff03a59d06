import { type FocusEvent, useEffect, useRef } from 'react';
import type { Task } from '../../api/tasks.ts';

/**
 * Returns the props of a list that focuses the next card or row when the focused one leaves the page.
 * @param attribute the HTML attribute with the task ID of a card or row
 */
export function useFocusAfterRemoval<List extends HTMLElement>(
  tasks: readonly Task[],
  attribute: string,
) {
  const list = useRef<List>(null);
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
    const cards = list.current?.querySelectorAll<HTMLElement>(`[${attribute}] > a`) ?? [];
    const next = cards[Math.min(index, cards.length - 1)];
    (next ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  return {
    ref: list,
    onFocus: ({ target }: FocusEvent) => {
      const id = target.closest(`[${attribute}]`)?.getAttribute(attribute);
      const index = tasks.findIndex((task) => task.id === id);
      focused.current = index < 0 || !id ? undefined : { id, index };
    },
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
