/**
 * Adds one DOM node to a rolling 32-bit hash.
 * @param value the text of a text node or comment node.
 */
export function addNodeToTreeHash(hash: number, name: string, value: string | null): number {
  let next = hash;
  const text = name + (value ?? '');
  for (let at = 0; at < text.length; at += 1)
    next = (Math.imul(next, 31) + text.charCodeAt(at)) | 0;
  return next;
}
