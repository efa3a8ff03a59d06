import { addToTreeHash } from './add-to-tree-hash.ts';

/**
 * What a prerendered tree is made of, as a short text: the names of its nodes and its texts, without attributes. Hydration
 * needs exactly this tree. Translators, password managers and proxies change it before the scripts have come.
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
