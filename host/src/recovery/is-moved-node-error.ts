/**
 * True if an update failed because a node is not where React has put it. This site moves no nodes, so a translator or an
 * extension did. All browsers use the same error name, and most name the method in the message.
 */
export function isMovedNodeError(error: unknown): boolean {
  try {
    return (
      error instanceof DOMException &&
      /NotFoundError|HierarchyRequestError|removeChild|insertBefore/.test(String(error))
    );
  } catch {
    // A thrown value may be any object, even one that throws when it is read.
    return false;
  }
}
