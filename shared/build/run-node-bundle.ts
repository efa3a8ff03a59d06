import vm from 'node:vm';

export interface NodeBundleRun {
  /** For stack traces. */
  readonly filename: string;
  readonly require: (id: string) => unknown;
  /** Where the release's files are, with a slash at the end: `/apps/host/1a2b3c4d5e6f/`. */
  readonly publicPath: string;
}

/**
 * Runs an app's node bundle. Which address its images and fonts get is known only now: the version in it is made
 * from the content of the build. @returns what it exports. @throws what the bundle throws.
 */
export function runNodeBundle(code: string, run: NodeBundleRun): unknown {
  const module: { exports: unknown } = { exports: {} };
  vm.compileFunction(code, ['require', 'module', 'exports', 'publicPath'], {
    filename: run.filename,
  })(run.require, module, module.exports, run.publicPath);
  return module.exports;
}
