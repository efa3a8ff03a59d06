import { type Compiler, rspack } from '@rspack/core';
import { findImportedChunks } from '@torsa/shared/build/imported-chunks';
import { findRouteProblems } from '@torsa/shared/build/route-problems';
import { readRouteTable } from './read-route-table.ts';

/**
 * Reports errors in a remote's route table as compilation errors, so that the terminal and the browser page show
 * them.
 */
export class RouteTablePlugin {
  readonly #remote: string;

  constructor(remote: string) {
    this.#remote = remote;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RouteTable', (compilation) => {
      compilation.hooks.processAssets.tapPromise('RouteTable', async () => {
        // Reports nothing if the route table does not compile, because the compiler has already reported the error.
        if (compilation.errors.length > 0) return;
        const chunks = findImportedChunks(compilation);
        for (const problem of await this.#problems(chunks)) {
          compilation.errors.push(new rspack.WebpackError(problem));
        }
      });
    });
  }

  async #problems(chunks: ReturnType<typeof findImportedChunks>): Promise<readonly string[]> {
    try {
      return findRouteProblems(await readRouteTable(this.#remote), chunks);
    } catch (error) {
      return [
        `src/routes.ts cannot be imported. Cause: ${error instanceof Error ? error.message : error}`,
      ];
    }
  }
}
