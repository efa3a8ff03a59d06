import path from 'node:path';
import { type Compilation, type Compiler, rspack } from '@rspack/core';

const repository = path.resolve(import.meta.dirname, '../../..');

/** Fails an app's build if its bundle contains another app's files, because a release does not run lint. */
export class AppBoundaryPlugin {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap('OwnFiles', ({ hooks }) => {
      // Rejects an import of another app before Rspack resolves it, because Rspack would only report a missing module.
      hooks.beforeResolve.tapPromise('OwnFiles', async ({ request, contextInfo }) => {
        if (!/^@torsa\/(host|remote-[^/]+)(\/|$)/.test(request)) return;
        const stack = refusal(contextInfo.issuer, request);
        // Replaces the error's stack with the app's mistake, because Rspack prints the stack.
        throw Object.assign(new Error(stack), { stack });
      });
    });
    compiler.hooks.compilation.tap('OwnFiles', (compilation) => {
      // Checks the modules of a bundle before Rspack concatenates them.
      compilation.hooks.finishModules.tap('OwnFiles', () => this.#check(compilation));
    });
  }

  #check({ modules, moduleGraph, errors }: Compilation): void {
    for (const module of modules) {
      const file = fileOf(module);
      if (!file || !/^(host|remote-[^/]+)\//.test(nameOf(file)) || this.#isOwn(file)) continue;
      const issuer = fileOf(moduleGraph.getIssuer(module));
      errors.push(new rspack.WebpackError(refusal(issuer ?? this.#dir, nameOf(file))));
    }
  }

  #isOwn(file: string): boolean {
    return file.startsWith(this.#dir + path.sep);
  }
}

function refusal(issuer: string, imported: string): string {
  return `${nameOf(issuer)} imports ${imported}, a file of another app.\nApps share code only at run time. Move the common code to shared/, or copy it.`;
}

function fileOf(module: unknown): string | undefined {
  const { resource } = Object(module) as { readonly resource?: unknown };
  return typeof resource === 'string' ? resource : undefined;
}

function nameOf(file: string): string {
  return path.relative(repository, file).replaceAll(path.sep, '/');
}
