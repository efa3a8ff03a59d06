import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Creates Emotion's style cache. The prerender build and the browser use the same cache key, so that class names
 * match and the browser can reuse the prerendered styles. The cache has no plugins and adds no vendor prefixes:
 * current browsers need only `-webkit-user-select`, which the styles contain.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'css', stylisPlugins: [] });
}
