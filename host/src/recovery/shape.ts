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

/** A rolling hash of 32 bits. @param value the text of a text node or comment */
export function addToShape(shape: number, name: string, value: string | null): number {
  let next = shape;
  const text = name + (value ?? '');
  for (let at = 0; at < text.length; at += 1)
    next = (Math.imul(next, 31) + text.charCodeAt(at)) | 0;
  return next;
}
