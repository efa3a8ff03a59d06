/**
 * Whether an update failed because a node is no longer where React has put it. The site moves none of them, so a translator
 * or an extension did. Browsers have the name in common, and most name the method.
 */
export function isMovedNodeError(error: unknown): boolean {
  try {
    return (
      error instanceof DOMException &&
      /NotFoundError|HierarchyRequestError|removeChild|insertBefore/.test(String(error))
    );
  } catch {
    // Anything can be thrown, also what throws again when it is looked at.
    return false;
  }
}
