import { type Compilation, type Compiler, sources } from '@rspack/core';

/** In a chunk: the global array to which the chunk adds its modules. Its name contains the build ID. */
const ownQueue = /\(globalThis\["rspackChunk\w+"\] \|\|= \[\]\)/;

/**
 * An expression for the global array of the build that loads the chunk. The build's runtime writes its name into the
 * `data-rspack` attribute of the script element: `torsa_auth_1a2b3c4d:log-in.en`.
 */
const queueOfLoader =
  'globalThis["rspackChunk" + document.currentScript.getAttribute("data-rspack").split(":")[0]]';

/** In the runtime: the check that reuses a script element with the same URL, even one of another build. */
const sameAddress = /\w+\.getAttribute\("src"\) == \w+ \|\| /;

/**
 * Lets two builds of a remote share unchanged chunk files. One page can contain both builds, and each has its own
 * global array of chunks. Rspack writes that array's name into every chunk, which changes all chunks at each build.
 * With this plugin a chunk finds the array of the build that loads it, so an unchanged chunk keeps its content, name
 * and URL.
 */
export class SharedChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('SharedChunks', (compilation) => {
      compilation.hooks.runtimeModule.tap('SharedChunks', (module) => {
        if (module.name !== 'load_script' || !module.source) return;
        const code = module.source.source.toString();
        module.source.source = Buffer.from(replaceOnce(code, sameAddress, ''));
      });
      compilation.hooks.processAssets.tap(
        // Runs before minification and before content hashes are computed.
        { name: 'SharedChunks', stage: -100 },
        () => writeChunks(compilation),
      );
    });
  }
}

function writeChunks(compilation: Compilation): void {
  for (const chunk of compilation.chunks) {
    if (chunk.hasRuntime()) continue;
    for (const file of chunk.files) {
      compilation.updateAsset(file, (source) => {
        const code = source.source().toString();
        return new sources.RawSource(replaceOnce(code, ownQueue, queueOfLoader));
      });
    }
  }
}

function replaceOnce(code: string, what: RegExp, replacement: string): string {
  if (!what.test(code)) {
    throw new Error(
      `This version of Rspack writes chunks in another form. Adapt SharedChunksPlugin to it: ${code.slice(0, 300)}`,
    );
  }
  return code.replace(what, () => replacement);
}
