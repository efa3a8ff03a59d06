import { addNodeToTreeHash } from './add-to-tree-hash.ts';

/**
 * Returns a hash of a prerendered DOM tree: the names and texts of its nodes, without attributes. It leaves out early
 * rows (`earlyRowsTableAttribute`), which React does not hydrate.
 */
export function hashDomTree(tree: Node): string {
  const walker = document.createTreeWalker(tree);
  let hash = 0;
  while (walker.nextNode()) {
    const { nodeName, nodeValue, dataset } = walker.currentNode as Partial<HTMLElement> & Node;
    hash = addNodeToTreeHash(hash, nodeName.toLowerCase(), nodeValue);
    if (dataset?.['earlyRows']) while (walker.lastChild());
  }
  return hash.toString(36);
}
