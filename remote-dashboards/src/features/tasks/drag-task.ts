import type { DragEvent } from 'react';

/** The props of an element that the user drags to move a task. */
export function dragTask(id: string) {
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

/**
 * The props of an element on which the user drops a task. The element has the attribute `data-over` while a dragged
 * task is over it.
 */
export function dropTask(move: (id: string) => void) {
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
