import { loadRestoring, notePage, restorePage } from './note-page.ts';
import { shapeOf } from './shape.ts';

/** The prerendered document until React has it. Translators, password managers and proxies change such documents. */
export interface Prerendered {
  /** Whether the document is no longer what was published: React hydrates nothing else. */
  readonly isChanged: () => boolean;
  /** Call it before React takes the page over, and may have to render it anew. */
  readonly prepare: () => Promise<void>;
  /** Call it once React has the page. */
  readonly restore: () => void;
}

export function watchPrerendered(container: HTMLElement): Prerendered {
  const { shape, pageShape } = container.dataset;
  const main = container.querySelector('main') ?? container;
  let before = notePage();
  let isChanged = shape !== shapeOf(container);
  return {
    isChanged: () => isChanged,
    prepare: async () => {
      isChanged ||= pageShape !== shapeOf(main);
      before = notePage();
      // Whoever is typing goes on without a pause.
      if (isChanged || main.contains(before.focused)) await loadRestoring().catch(() => {});
    },
    restore: () => void restorePage(before),
  };
}
