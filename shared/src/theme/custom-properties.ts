type References = Readonly<Record<string, string>>;

/**
 * Creates declarations of CSS custom properties, such as `--color-text: #000000;` from `{ text: 'var(--color-text)' }`
 * and `{ text: '#000000' }`.
 */
export function createCustomPropertyDeclarations<
  Group extends References,
  Name extends keyof Group & string,
>(references: Group, values: Readonly<Record<Name, string>>): string {
  return Object.entries<string>(values)
    .map(([name, value]) => `${propertyName(references[name])}: ${value};`)
    .join('\n');
}

function propertyName(reference: string | undefined): string {
  if (!reference)
    throw new Error(
      'A key of the theme has no token of the same name in tokens.ts. Add the token.',
    );
  return reference.slice('var('.length, -1);
}
