import compile from 'icu-minify/compile';
import type { IcuMessage, PlaceholderNames } from './message.ts';

/**
 * Declares an interface text in ICU MessageFormat, such as `icu('Apply for {title}')`. Builds replace the call with
 * the compiled message.
 */
export function icu<const Text extends string>(text: Text): IcuMessage<PlaceholderNames<Text>> {
  return compile(text) as unknown as IcuMessage<PlaceholderNames<Text>>;
}
