import vm from 'node:vm';

export interface NodeBundleRun {
  /** The file name in stack traces. */
  readonly filename: string;
  readonly require: (id: string) => unknown;
}

/**
 * Runs an app's node bundle.
 * @returns its exports
 * @throws what the bundle throws
 */
export function runNodeBundle(code: string, run: NodeBundleRun): unknown {
  const module: { exports: unknown } = { exports: {} };
  vm.compileFunction(code, ['require', 'module', 'exports'], {
    filename: run.filename,
  })(run.require, module, module.exports);
  return module.exports;
}
