import path from 'node:path';
import { type Compiler, type Configuration, rspack } from '@rspack/core';

export interface CompiledInlineScript {
  readonly text: string;
  /** The source files of the inline script, for the build's watch mode. */
  readonly files: readonly string[];
}

/**
 * Compiles a module and its imports to one minified function call, for an inline script.
 * @throws {Error} with the compiler's messages
 */
export function compileInlineScript(file: string): Promise<CompiledInlineScript> {
  return new Promise((resolve, reject) => {
    let text = '';
    const compiler = rspack(
      configOf(file, (script) => {
        text = script;
      }),
    );
    compiler.run((error, stats) => {
      const files = [...(stats?.compilation.fileDependencies ?? [])];
      const problem =
        error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : undefined);
      compiler.close(() => (problem ? reject(problem) : resolve({ text, files })));
    });
  });
}

function configOf(file: string, takeScript: (text: string) => void): Configuration {
  return {
    context: path.dirname(file),
    mode: 'production',
    entry: { script: file },
    target: ['web', 'es2022'],
    devtool: false,
    output: { filename: '[name].js' },
    resolve: { extensions: ['.ts'] },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    performance: false,
    stats: 'errors-warnings',
    plugins: [{ apply: (compiler: Compiler) => takeAsset(compiler, takeScript) }],
  };
}

/** Removes the compiled inline script from the build's output files and passes its code to `take`. */
function takeAsset(compiler: Compiler, take: (text: string) => void): void {
  compiler.hooks.compilation.tap('CompiledInlineScript', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'CompiledInlineScript', stage }, (assets) => {
      for (const [name, source] of Object.entries(assets)) {
        take(source.source().toString());
        compilation.deleteAsset(name);
      }
    });
  });
}
