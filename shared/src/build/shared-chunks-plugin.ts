import { type Compilation, type Compiler, sources } from '@rspack/core';

/** Matches the code in a chunk file that refers to the global chunk array of one build. */
const ownQueue = /\(globalThis\["rspackChunk\w+"\] \|\|= \[\]\)/;

/**
 * A JavaScript expression for the chunk array of the build that loads the chunk. The attribute `data-rspack` names the
 * array.
 */
const queueOfLoader =
  'globalThis["rspackChunk" + document.currentScript.getAttribute("data-rspack").split(":")[0]]';

/** Matches the Rspack runtime code that reuses the script element of another build with the same URL. */
const sameAddress = /\w+\.getAttribute\("src"\) == \w+ \|\| /;

/** Removes the build's name from chunk files, so that two builds of a remote share their unchanged chunks. */
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
