import { type Compilation, type Compiler, sources } from '@rspack/core';

/** In a chunk: where it leaves its modules, under the name of its build. */
const ownQueue = /\(globalThis\["rspackChunk\w+"\] \|\|= \[\]\)/;

/** The same by the name that the build's runtime gives to each script element: `torsa_auth_1a2b3c4d:log-in.en`. */
const queueOfLoader =
  'globalThis["rspackChunk" + document.currentScript.getAttribute("data-rspack").split(":")[0]]';

/** In the runtime: a script that is on its way counts as this chunk, also when another build has asked for it. */
const sameAddress = /\w+\.getAttribute\("src"\) == \w+ \|\| /;

/**
 * Two builds of a remote can be in one page, and each takes its chunks out of a queue of its own. Rspack writes the
 * queue's name into every chunk, so that each build has chunks of its own. With this plugin a chunk asks who loads it:
 * what did not change keeps its bytes, its name and its address from build to build.
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
        // Before anything is minified, and names are made from contents.
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
