import type { KeyboardEvent } from 'react';
import { taskCardAttribute } from './drag-task.ts';

/** The number of columns and rows by which each arrow key moves. */
const steps: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

/**
 * Returns a key handler for the task board: arrow keys, Home and End move the focus, and Shift moves the focused card.
 * @param moveCard receives the task ID, and the columns and rows by which the card moves
 */
export function createBoardKeyHandler(
  moveCard: (id: string, columns: number, rows: number) => void,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget: board, target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
    const step = steps[key];
    const card = target instanceof Element && target.closest(`[${taskCardAttribute}]`);
    if (!step || !card || ctrlKey || metaKey || altKey) return;
    // Do not handle arrow keys inside a card's open menu.
    if (target.closest('[popover]') || card.querySelector(':popover-open')) return;
    event.preventDefault();
    const [columns, rows] = step;
    if (!shiftKey) findCard(board, card, columns, rows)?.focus();
    else if (Number.isFinite(rows))
      moveCard(card.getAttribute(taskCardAttribute) ?? '', columns, rows);
  };
}

/**
 * Returns the card link that the arrow key focuses. In another column, it is the card at the same height, or the last
 * one.
 */
function findCard(board: Element, card: Element, columns: number, rows: number) {
  const lists = [...board.querySelectorAll('ul')].map((list) => [...list.children]);
  const column = lists.findIndex((cards) => cards.includes(card));
  const cards = lists[column + columns] ?? [];
  const row = (lists[column]?.indexOf(card) ?? 0) + rows;
  return cards[Math.max(0, Math.min(cards.length - 1, row))]?.querySelector('a');
}
