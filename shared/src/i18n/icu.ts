import compile from 'icu-minify/compile';
import type { IcuMessage, PlaceholderNames } from './message.ts';

/**
 * Declares an interface text in ICU MessageFormat: `icu('Apply for {title}')`. Builds replace the call with the
 * compiled message (`shared/src/build/icu-loader.mjs`), so browsers do not load the ICU compiler. Tests and tools run
 * this function.
 */
export function icu<const Text extends string>(text: Text): IcuMessage<PlaceholderNames<Text>> {
  return compile(text) as unknown as IcuMessage<PlaceholderNames<Text>>;
}
