import { addToShape } from './add-to-shape.ts';

/**
 * What a prerendered tree is made of, as a short text: the names of its nodes and its texts, without attributes. Hydration
 * needs exactly this tree. Translators, password managers and proxies change it before the scripts have come.
 */
export function shapeOf(tree: Node): string {
  const walker = document.createTreeWalker(tree);
  let shape = 0;
  while (walker.nextNode()) {
    const { nodeName, nodeValue } = walker.currentNode;
    shape = addToShape(shape, nodeName.toLowerCase(), nodeValue);
  }
  return shape.toString(36);
}
