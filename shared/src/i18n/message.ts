declare const names: unique symbol;

/**
 * A text with places for values, in ICU MessageFormat, made by `icu`. `Name` is the union of the names of its places.
 * A function type, so that a message with more places does not pass for one with fewer, nor the other way round.
 */
export interface IcuMessage<Name extends string> {
  readonly [names]: (name: Name) => Name;
}

/** The names of the places in a text: `'name' | 'count'` for `'{name}, {count, number} messages'`. */
export type PlaceholderNames<Text extends string> = Text extends `${string}{${infer After}`
  ? NameAtStart<After> | PlaceholderNames<After>
  : never;

type NameAtStart<Text extends string> = Text extends `${infer Place}}${string}`
  ? OnlyName<Place extends `${infer Name},${string}` ? Name : Place>
  : never;

/** The branches of a plural stand in braces too; they are words, or begin with the number's sign. */
type OnlyName<Text extends string> = Text extends `${string} ${string}` | `${string}#${string}`
  ? never
  : Text;

/**
 * What a catalogue in another language has to be, told from the English one: the same names, as many items in each
 * list, and messages with the same places for values.
 */
export type Translation<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends { readonly [names]: unknown }
    ? Catalogue
    : { readonly [Key in keyof Catalogue]: Translation<Catalogue[Key]> };
