// Rspack loads its loaders itself, and Node 20 reads no TypeScript.

/**
 * Emotion adds vendor prefixes unless it is told not to, so that a bundler keeps the code for it.
 * @param {string} source
 * @returns {string} without prefixes where nothing is told.
 */
export default function dropPrefixes(source) {
  return source.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
}
