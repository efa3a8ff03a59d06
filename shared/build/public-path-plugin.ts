import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

/** Makes a build compute where its files are with code of its own, after Rspack's. */
export class PublicPathPlugin {
  readonly #code: string;

  constructor(code: string) {
    this.#code = code;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PublicPath', (compilation) => {
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.publicPath)
        .tap('PublicPath', (chunk) => {
          compilation.addRuntimeModule(chunk, new PublicPathModule(this.#code));
        });
    });
  }
}

class PublicPathModule extends RuntimeModule {
  readonly #code: string;

  constructor(code: string) {
    // After Rspack's own, which attaches too.
    super('torsa public path', RuntimeModule.STAGE_TRIGGER);
    this.#code = code;
  }

  override generate(): string {
    return this.#code;
  }
}

const { publicPath } = RuntimeGlobals;

/**
 * For the browser. Rspack finds out the URL that the script came from; on the page's own origin it becomes a path,
 * which is what the composed document has: otherwise an image's address would change when React takes the page over.
 */
export const pathOnOwnOrigin = `if (${publicPath}.startsWith(location.origin + "/")) ${publicPath} = ${publicPath}.slice(location.origin.length);`;

/** For a node bundle: whoever runs it says where its files will be, see run-node-bundle.ts. */
export const pathFromRunner = `${publicPath} = publicPath;`;
