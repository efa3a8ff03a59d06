declare const names: unique symbol;

/** A text with placeholders in ICU MessageFormat, created by `icu`. `Name` is the union of the placeholder names. */
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

/** Excludes plural branches, which are in braces like placeholders but contain a space or `#`. */
type OnlyName<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}`
  ? never
  : Text;

/** The type of the translated texts. It requires the keys, list lengths and placeholders of the English texts. */
export type Translation<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends { readonly [names]: unknown }
    ? Catalogue
    : { readonly [Key in keyof Catalogue]: Translation<Catalogue[Key]> };
