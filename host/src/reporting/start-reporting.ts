import { startWhenIdle } from '../idle/start-when-idle.ts';
import type { KnownReleases } from './event-location.ts';

/** Loads the reporter once the page is idle. If it does not load, nothing is reported. */
export function startReporting(releases: KnownReleases): () => void {
  return startWhenIdle(async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startReporter(releases);
  });
}
