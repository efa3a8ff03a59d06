import { type Compilation, type Compiler, sources } from '@rspack/core';

/**
 * Matches, in a chunk file, the global array to which the chunk adds its modules. The name of this array contains the
 * build ID.
 */
const ownQueue = /\(globalThis\["rspackChunk\w+"\] \|\|= \[\]\)/;

/**
 * A JavaScript expression for the global array of the build that loads the chunk. The Rspack runtime writes the
 * array's name into the script element's `data-rspack` attribute: `torsa_auth_1a2b3c4d:log-in.en`.
 */
const queueOfLoader =
  'globalThis["rspackChunk" + document.currentScript.getAttribute("data-rspack").split(":")[0]]';

/**
 * Matches, in the Rspack runtime, the code that reuses a script element with the same URL, even one of another build.
 */
const sameAddress = /\w+\.getAttribute\("src"\) == \w+ \|\| /;

/**
 * Makes two builds of a remote share unchanged chunk files. One page can contain both builds, and each build has its
 * own global array of chunks. By default, Rspack writes the array's name into every chunk, which changes all chunks
 * at each build. With this plugin a chunk finds the array of the build that loads it. An unchanged chunk therefore
 * keeps its content, name and URL.
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
        // Changes the chunks before minification and before content hashes are computed.
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
      `SharedChunksPlugin does not support the chunk format of this Rspack version. Adapt the plugin to this code: ${code.slice(0, 300)}`,
    );
  }
  return code.replace(what, () => replacement);
}
