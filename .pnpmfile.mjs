/** Turns the platform of each Node package into a list. pnpm ignores a text and would install the packages of all platforms. */
function readPackage(manifest) {
  if (/^node-(bin-|linux|darwin|win)/.test(manifest.name) && typeof manifest.os === 'string') {
    manifest.os = [manifest.os];
    manifest.cpu = [manifest.cpu];
  }
  return manifest;
}

export const hooks = { readPackage };
