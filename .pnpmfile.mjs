/**
 * Converts the `os` and `cpu` fields of each Node.js package from a string to an array. pnpm ignores a string and
 * would install the Node.js binaries of all platforms.
 */
function readPackage(manifest) {
  if (/^node-(bin-|linux|darwin|win)/.test(manifest.name) && typeof manifest.os === 'string') {
    manifest.os = [manifest.os];
    manifest.cpu = [manifest.cpu];
  }
  return manifest;
}

export const hooks = { readPackage };
