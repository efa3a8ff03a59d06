/**
 * Returns true if a DOM update failed because a browser extension or translator moved a node out of its React parent.
 */
export function isMovedNodeError(error: unknown): boolean {
  try {
    return (
      error instanceof DOMException &&
      /NotFoundError|HierarchyRequestError|removeChild|insertBefore/.test(String(error))
    );
  } catch {
    // JavaScript can throw any value, even an object whose properties throw an error when they are read.
    return false;
  }
}
