import { captureControls, loadRestoreControls, restoreIfReplaced } from './capture-controls.ts';
import { treeHash } from './tree-hash.ts';

/** The prerendered document until React has it. Translators, password managers and proxies change such documents. */
export interface PrerenderedDom {
  /** Whether the document is no longer what was published: React hydrates nothing else. */
  readonly isChanged: () => boolean;
  /** Call it before React takes the page over, and may have to render it anew. */
  readonly prepare: () => Promise<void>;
  /** Call it once React has the page. */
  readonly restore: () => void;
}

export function watchPrerendered(container: HTMLElement): PrerenderedDom {
  const { treeHash: documentHash, pageTreeHash } = container.dataset;
  const main = container.querySelector('main') ?? container;
  let before = captureControls();
  let isChanged = documentHash !== treeHash(container);
  return {
    isChanged: () => isChanged,
    prepare: async () => {
      isChanged ||= pageTreeHash !== treeHash(main);
      before = captureControls();
      // Whoever is typing goes on without a pause.
      if (isChanged || main.contains(before.focused)) await loadRestoreControls().catch(() => {});
    },
    restore: () => void restoreIfReplaced(before),
  };
}
