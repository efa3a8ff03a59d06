import compile from 'icu-minify/compile';
import type { Message, NamesIn } from './message.ts';

/**
 * Marks a text of a catalogue as ICU MessageFormat: `icu('Apply for {title}')`. Builds put the compiled message in
 * place of the call (`shared/src/build/icu-loader.mjs`), so that no browser loads the compiler; tests and tools run it.
 */
export function icu<const Text extends string>(text: Text): Message<NamesIn<Text>> {
  return compile(text) as unknown as Message<NamesIn<Text>>;
}
