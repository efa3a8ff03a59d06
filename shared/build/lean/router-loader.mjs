// Rspack loads its loaders itself, and Node 20 reads no TypeScript.

const displayName = /^\w+\.displayName = .*;$/gm;
const creation = /= (?=\w+\.(?:createContext|forwardRef|memo)\()/g;

/**
 * React Router names its components for developers' tools and makes them by calls, so that a bundler keeps all of them.
 * @param {string} source
 * @returns {string} with nothing in it that keeps a component which nobody uses.
 */
export default function dropUnusedComponents(source) {
  return source.replace(displayName, '').replace(creation, '= /*#__PURE__*/ ');
}
