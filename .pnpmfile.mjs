/** The packages of Node name their platform as a text, which pnpm does not read. With a list, it installs only one. */
function readPackage(manifest) {
  if (/^node-(bin-|linux|darwin|win)/.test(manifest.name) && typeof manifest.os === 'string') {
    manifest.os = [manifest.os];
    manifest.cpu = [manifest.cpu];
  }
  return manifest;
}

export const hooks = { readPackage };
