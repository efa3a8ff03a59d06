import type { Compiler } from '@rspack/core';

/** What Rspack's code for consuming shared modules begins and ends its choice of a version with. */
const choice = /var splitAndConvert = [\s\S]*(?=var consumeSharedInstalledModules = )/;

/**
 * A container consumes singletons that the host alone provides, in one version, and the release gate has compared that
 * with what the remote needs. So its code needs no semantic versions: 2 KB brotli less for each remote in a page.
 */
export class LeanConsumePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('LeanConsume', (compilation) => {
      compilation.hooks.runtimeModule.tap('LeanConsume', (module) => {
        if (module.name !== 'consumes_loading' || !module.source) return;
        const code = module.source.source.toString();
        if (!choice.test(code)) {
          throw new Error('Rspack arranges consumes_loading otherwise: mend LeanConsumePlugin.');
        }
        module.source.source = Buffer.from(code.replace(choice, resolveHandler));
      });
    });
  }
}

const resolveHandler = `var resolveHandler = function(data) {
  return function() {
    var versions = __webpack_require__.S[data.shareScope][data.shareKey];
    if (!versions) throw new Error("The host does not provide " + data.shareKey + ".");
    var provided = versions[Object.keys(versions)[0]];
    provided.loaded = 1;
    return provided.get();
  };
};
`;
