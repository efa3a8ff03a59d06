import { runTool } from '@torsa/node-lib/run-tool';

/** Formats and mends what Biome can mend. */
export async function format(): Promise<void> {
  await runTool('biome', ['check', '--write', '.']);
}
