import type { EmotionCache } from '@emotion/cache';
import { stylesAttribute } from './document-styles.ts';

/** Tells Emotion which styles the document has already. */
export function adoptStyles(cache: EmotionCache): void {
  const names = document.querySelector(`style[${stylesAttribute}]`)?.getAttribute(stylesAttribute);
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true;
}
