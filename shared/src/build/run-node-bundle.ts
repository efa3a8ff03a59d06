import vm from 'node:vm';

export interface NodeBundleRunOptions {
  /** The filename that stack traces show for the Node bundle. */
  readonly filename: string;
  readonly require: (id: string) => unknown;
}

/**
 * Runs an app's Node bundle.
 * @returns the exports of the bundle
 * @throws the errors that the bundle throws
 */
export function runNodeBundle(code: string, run: NodeBundleRunOptions): unknown {
  const module: { exports: unknown } = { exports: {} };
  vm.compileFunction(code, ['require', 'module', 'exports'], {
    filename: run.filename,
  })(run.require, module, module.exports);
  return module.exports;
}
