/** Returns true if a path pattern has parameters. */
export function hasPathParameters(pattern: string): boolean {
  return /[:*]/.test(pattern);
}

/** Returns true if the paths of a pattern contain a secret: a parameter with the name `token`. */
export function hasSecretParameter(pattern: string): boolean {
  return /:token(?!\w)/.test(pattern);
}
