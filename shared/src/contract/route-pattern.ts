/** Returns true if a path pattern has parameters. */
export function hasPathParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}
