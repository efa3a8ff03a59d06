import { loadAndStartWhenIdle } from '../idle/start-when-idle.ts';
import type { ReleaseVersions } from './event-location.ts';

/** Loads the error reporter when the browser is idle. If the reporter fails to load, nothing is reported. */
export function loadErrorReporterWhenIdle(releases: ReleaseVersions): () => void {
  return loadAndStartWhenIdle(async () => {
    const { startErrorReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startErrorReporter(releases);
  });
}
