import compile from 'icu-minify/compile';
import type { IcuMessage, PlaceholderNames } from './message.ts';

/**
 * Marks a text of a catalogue as ICU MessageFormat: `icu('Apply for {title}')`. Builds put the compiled message in
 * place of the call (`shared/src/build/icu-loader.mjs`), so that no browser loads the compiler; tests and tools run it.
 */
export function icu<const Text extends string>(text: Text): IcuMessage<PlaceholderNames<Text>> {
  return compile(text) as unknown as IcuMessage<PlaceholderNames<Text>>;
}
