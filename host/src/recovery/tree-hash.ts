import { addNodeToTreeHash } from './add-to-tree-hash.ts';

/**
 * Returns a hash of a prerendered DOM tree: the names and texts of its nodes, without attributes. React can hydrate
 * only an unchanged tree. Translators, password managers and proxies may change the tree before the scripts load. The
 * hash leaves out early rows (`earlyRowsTableAttribute`), which React does not hydrate.
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
