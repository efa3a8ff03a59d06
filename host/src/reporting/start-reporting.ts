import { loadAndStartWhenIdle } from '../idle/start-when-idle.ts';
import type { ReleaseVersionFinder } from './event-location.ts';

/** Loads the error reporter when the browser is idle. If it fails to load, nothing is reported. */
export function loadErrorReporterWhenIdle(releases: ReleaseVersionFinder): () => void {
  return loadAndStartWhenIdle(async () => {
    const { startErrorReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startErrorReporter(releases);
  });
}
