/** Returns true if a path pattern has parameters. */
export function hasParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}
