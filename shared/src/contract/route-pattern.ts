/** Whether a route's pattern has parameters. Without them it is the one path that it matches. */
export function hasParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}
