import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's style cache. The prerender build and the browser use the same cache key, so that their class names
 * match. The cache adds no vendor prefixes, because current browsers need only `-webkit-user-select`, which the styles
 * contain.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
