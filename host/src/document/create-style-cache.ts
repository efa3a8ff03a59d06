import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache, with the same class names in documents and in the browser, which so adopts composed styles. It adds
 * no vendor prefixes: all that is drawn is known to current browsers without one (`userSelect` alone has its own).
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
