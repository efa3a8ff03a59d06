import { beginWhenIdle } from '../idle/begin-when-idle.ts';
import type { KnownReleases } from './place.ts';

/** Loads the reporter once the page is idle. If it does not load, nothing is reported. */
export function startReporting(releases: KnownReleases): () => void {
  return beginWhenIdle(async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startReporter(releases);
  });
}
