import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's style cache. The prerender build and the browser use the same cache key, so that their class names
 * match.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
