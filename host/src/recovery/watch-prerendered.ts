import { captureControls, loadRestoreControls, restoreIfReplaced } from './capture-controls.ts';
import { treeHash } from './tree-hash.ts';

/** The prerendered DOM until React hydrates it. Translators, password managers and proxies may change it. */
export interface PrerenderedDom {
  /** True if the DOM differs from the published document. React can then not hydrate it. */
  readonly isChanged: () => boolean;
  /** Call it before React hydrates the page or renders it again. */
  readonly prepare: () => Promise<void>;
  /** Call it after React has hydrated or rendered the page. */
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
      // The chunk loads before hydration, so that typing is not interrupted.
      if (isChanged || main.contains(before.focused)) await loadRestoreControls().catch(() => {});
    },
    restore: () => void restoreIfReplaced(before),
  };
}
