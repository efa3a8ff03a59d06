/**
 * Returns true if a DOM update failed because a node is not in its React parent. This site moves no nodes, so a
 * translator or a browser extension moved the node. All browsers use the same error name, and most include the method
 * name in the message.
 */
export function isMovedNodeError(error: unknown): boolean {
  try {
    return (
      error instanceof DOMException &&
      /NotFoundError|HierarchyRequestError|removeChild|insertBefore/.test(String(error))
    );
  } catch {
    // JavaScript can throw any value, even an object whose properties throw when they are read.
    return false;
  }
}
