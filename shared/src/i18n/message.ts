declare const names: unique symbol;

/**
 * A text with placeholders in ICU MessageFormat, created by `icu`. `Name` is the union of the placeholder names. The
 * phantom property has a function type, so texts with different placeholders are not assignable to each other.
 */
export interface IcuMessage<Name extends string> {
  readonly [names]: (name: Name) => Name;
}

/** Extracts the placeholder names from a text's type: `'name' | 'count'` for `'{name}, {count, number} messages'`. */
export type PlaceholderNames<Text extends string> = Text extends `${string}{${infer After}`
  ? NameAtStart<After> | PlaceholderNames<After>
  : never;

type NameAtStart<Text extends string> = Text extends `${infer Place}}${string}`
  ? OnlyName<Place extends `${infer Name},${string}` ? Name : Place>
  : never;

/**
 * In ICU texts, plural branches are in braces like placeholders. A branch contains a space or `#`, so this type
 * excludes names with these characters.
 */
type OnlyName<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}`
  ? never
  : Text;

/** The type of the translated texts. It requires the keys, list lengths and placeholders of the English texts. */
export type Translation<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends { readonly [names]: unknown }
    ? Catalogue
    : { readonly [Key in keyof Catalogue]: Translation<Catalogue[Key]> };
