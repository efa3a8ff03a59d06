import { addToTreeHash } from './add-to-tree-hash.ts';

/**
 * Returns a hash of a prerendered DOM tree: the names and texts of its nodes, without attributes. React can hydrate
 * only an unchanged tree. Translators, password managers and proxies may change the tree before the scripts load.
 */
export function hashDomTree(tree: Node): string {
  const walker = document.createTreeWalker(tree);
  let hash = 0;
  while (walker.nextNode()) {
    const { nodeName, nodeValue } = walker.currentNode;
    hash = addToTreeHash(hash, nodeName.toLowerCase(), nodeValue);
  }
  return hash.toString(36);
}
