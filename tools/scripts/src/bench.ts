import path from 'node:path';
import { root } from '@torsa/node-lib/settings';

/** `bench`: measures the site against the same sources built as one app; see docs/performance.md. */
export async function bench(args: readonly string[]): Promise<void> {
  // Found at run time: it also holds code for the browser, which the types of scripts do not know.
  const file = path.join(root, 'tools/bench/src/run-bench.ts');
  const { runBench } = (await import(file)) as {
    runBench: (args: readonly string[]) => Promise<void>;
  };
  await runBench(args);
}
