import { runReleaseCommand } from '@torsa/release/cli/run-release-command';

/** What a release command took, as the process that ran it saw it. */
export interface ReleaseReport {
  readonly exitCode: number;
  /** From the command to its answer; before that, Node started. */
  readonly milliseconds: number;
  /** The most memory that the process had at once. */
  readonly peakBytes: number;
}

/** Runs one release command in a process of its own, as a team's job does. */
const started = performance.now();
const exitCode = await runReleaseCommand(process.argv.slice(2), {
  appDirs: {},
  defaultStore: '',
  print: () => {},
  report: (line) => console.error(line),
});
const report: ReleaseReport = {
  exitCode,
  milliseconds: performance.now() - started,
  peakBytes: process.resourceUsage().maxRSS * 1024,
};
process.send?.(report);
process.disconnect?.();
