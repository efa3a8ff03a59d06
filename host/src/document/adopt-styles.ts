import type { EmotionCache } from '@emotion/cache';
import { styleNamesAttribute } from './document-styles.ts';

/**
 * Registers the styles of the HTML document in Emotion's cache, so that Emotion does not insert these styles a second
 * time.
 */
export function registerDocumentStyles(cache: EmotionCache): void {
  const names = document
    .querySelector(`style[${styleNamesAttribute}]`)
    ?.getAttribute(styleNamesAttribute);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
}
