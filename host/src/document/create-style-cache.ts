import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's cache. Documents and the browser use the same key, so that class names match and the browser can reuse
 * the document's styles.
 * Without plugins, Emotion adds no vendor prefixes: current browsers need none except for `userSelect`, which has its own.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
