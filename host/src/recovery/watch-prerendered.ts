import {
  captureFormControls,
  loadRestoreControlsChunk,
  restoreFormControlsIfReplaced,
} from './capture-controls.ts';
import { hashDomTree } from './tree-hash.ts';

/**
 * Observes the prerendered DOM until React hydrates it. Translators, password managers and proxies may change this
 * DOM.
 */
export interface PrerenderedDomWatcher {
  /** True if the DOM differs from the published HTML document, so that React cannot hydrate it. */
  readonly isChanged: () => boolean;
  /** Saves the form fields. The host calls this method before React hydrates the page or renders the page again. */
  readonly prepare: () => Promise<void>;
  /** Restores the form fields. The host calls this method after React has hydrated or rendered the page. */
  readonly restore: () => void;
}

export function watchPrerenderedDom(container: HTMLElement): PrerenderedDomWatcher {
  const { treeHash: documentHash, pageTreeHash } = container.dataset;
  const main = container.querySelector('main') ?? container;
  let before = captureFormControls();
  let isChanged = documentHash !== hashDomTree(container);
  return {
    isChanged: () => isChanged,
    prepare: async () => {
      isChanged ||= pageTreeHash !== hashDomTree(main);
      before = captureFormControls();
      // Loads the code that restores form fields before hydration, so that typing is not interrupted.
      if (isChanged || main.contains(before.focused))
        await loadRestoreControlsChunk().catch(() => {});
    },
    restore: () => void restoreFormControlsIfReplaced(before),
  };
}
