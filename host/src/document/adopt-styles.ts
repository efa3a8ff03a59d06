import type { EmotionCache } from '@emotion/cache';
import { stylesAttribute } from './document-styles.ts';

/** Marks the styles of the document as inserted in Emotion's cache, so that Emotion does not insert them again. */
export function adoptStyles(cache: EmotionCache): void {
  const names = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
}
