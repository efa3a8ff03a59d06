import { runTool } from './run-tool.ts';

/** Formats and mends what Biome can mend. */
export async function format(): Promise<void> {
  await runTool('biome', ['check', '--write', '.']);
}
