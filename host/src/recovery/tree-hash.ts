import { addToTreeHash } from './add-to-tree-hash.ts';

/**
 * Returns a hash of a prerendered tree: the names and texts of its nodes, without attributes. Hydration needs exactly this
 * tree. Translators, password managers and proxies may change it before the scripts load.
 */
export function treeHash(tree: Node): string {
  const walker = document.createTreeWalker(tree);
  let hash = 0;
  while (walker.nextNode()) {
    const { nodeName, nodeValue } = walker.currentNode;
    hash = addToTreeHash(hash, nodeName.toLowerCase(), nodeValue);
  }
  return hash.toString(36);
}
