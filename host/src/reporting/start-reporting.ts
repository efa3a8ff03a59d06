import { startWhenIdle } from '../idle/start-when-idle.ts';
import type { ReleaseVersions } from './event-location.ts';

/** Loads the error reporter when the browser is idle. If the reporter fails to load, nothing is reported. */
export function startReporting(releases: ReleaseVersions): () => void {
  return startWhenIdle(async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startReporter(releases);
  });
}
