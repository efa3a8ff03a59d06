import type { Site } from '../federation/site.ts';
import { beginWhenIdle } from '../fetch-ahead/begin-when-idle.ts';

/** Loads what describes problems and sends them, once the page has come to life. Without it, nobody hears of them. */
export function startReporting(site: Site): () => void {
  return beginWhenIdle(async () => {
    const { startReporter } = await import(/* webpackChunkName: "reporter" */ './reporter.ts');
    return () => startReporter(site);
  });
}
