/** Returns true if a path pattern has parameters. */
export function hasPathParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

/** Returns true if a path pattern contains a secret parameter, which has the name `token`. */
export function hasSecretParameter(pattern: string): boolean {
  return /:token(?!\w)/.test(pattern);
}
