import { beginWhenIdle } from '../idle/begin-when-idle.ts';
import type { KnownReleases } from './place.ts';

/** Loads what describes problems and sends them, once the page has come to life. Without it, nobody hears of them. */
export function startReporting(releases: KnownReleases): () => void {
  return beginWhenIdle(async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startReporter(releases);
  });
}
