import { type DragEvent, useEffect, useState } from 'react';

/** Returns the props of an element that the user drags to move a task. */
export function getTaskDragProps(id: string) {
  return {
    draggable: true,
    onDragStart: ({ dataTransfer, currentTarget }: DragEvent<HTMLElement>) => {
      dataTransfer.setData('text/plain', id);
      dataTransfer.effectAllowed = 'move';
      currentTarget.dataset['held'] = '';
    },
    onDragEnd: ({ currentTarget }: DragEvent<HTMLElement>) => {
      delete currentTarget.dataset['held'];
    },
  };
}

/** Returns the ID of the dragged task, and a function that sets it. */
export function useDraggedTask() {
  const [dragged, setDragged] = useState<string>();
  useEffect(() => {
    if (dragged === undefined) return;
    const end = () => setDragged(undefined);
    // Listen on the document, because a removed element receives no `dragend`, and a drag sends no pointer events.
    const ends = ['dragend', 'drop', 'pointermove'] as const;
    for (const name of ends) document.addEventListener(name, end);
    return () => {
      for (const name of ends) document.removeEventListener(name, end);
    };
  }, [dragged]);
  return [dragged, setDragged] as const;
}

/** The HTML attribute of a task card that contains the task ID. */
export const taskCardAttribute = 'data-card';

/**
 * Returns the props of a column that accepts a dragged task between two cards. The attribute `data-drop` marks the card
 * at the drop position.
 * @param move receives the task ID and the number of cards above the task
 */
export function getTaskListDropProps(move: (id: string, index: number) => void) {
  const cardsIn = (column: HTMLElement) => [
    ...column.querySelectorAll<HTMLElement>(`[${taskCardAttribute}]:not([data-held])`),
  ];
  const unmark = (column: HTMLElement) => {
    for (const { dataset } of cardsIn(column)) delete dataset['drop'];
  };
  const indexAt = (cards: readonly HTMLElement[], y: number) =>
    cards.filter((card) => {
      const { top, height } = card.getBoundingClientRect();
      return y > top + height / 2;
    }).length;
  const { onDragOver, onDragLeave, onDrop } = getTaskDropProps(() => undefined);
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      onDragOver(event);
      unmark(event.currentTarget);
      const cards = cardsIn(event.currentTarget);
      const index = indexAt(cards, event.clientY);
      const next = cards[index];
      const marked = next ?? cards.at(-1);
      if (marked) marked.dataset['drop'] = next ? 'before' : 'after';
    },
    onDragLeave: (event: DragEvent<HTMLElement>) => {
      onDragLeave(event);
      unmark(event.currentTarget);
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      onDrop(event);
      unmark(event.currentTarget);
      const index = indexAt(cardsIn(event.currentTarget), event.clientY);
      move(event.dataTransfer.getData('text/plain'), index);
    },
  };
}

/**
 * Returns the props of an element that accepts a dragged task. The attribute `data-over` marks it while the task is
 * over it.
 */
export function getTaskDropProps(move: (id: string) => void) {
  return {
    onDragOver: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      event.currentTarget.dataset['over'] = '';
    },
    onDragLeave: ({ currentTarget }: DragEvent<HTMLElement>) => {
      delete currentTarget.dataset['over'];
    },
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      delete event.currentTarget.dataset['over'];
      move(event.dataTransfer.getData('text/plain'));
    },
  };
}
