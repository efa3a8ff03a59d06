import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeOptions, ChangeResult } from '../change/change-site.ts';
import type { Store } from '../store/store.ts';
import { compose } from './compose.ts';
import { configure } from './configure.ts';
import { readSettings } from './published-settings.ts';

/**
 * Writes the founder's public settings into the documents. Only the site config changes, no app version. If the
 * settings are unchanged, it completes an interrupted change.
 * @throws when the settings cannot be read or shown; the documents then stay unchanged.
 */
export async function applySettings(
  store: Store,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const { settings } = await readSettings(store);
  const { change } = await configure(store, { settings }, options);
  return change?.changed ? change : compose(store, options);
}

export interface PollOptions {
  /** Applies new settings. */
  readonly apply: () => Promise<unknown>;
  readonly everyMs: number;
  /** Receives an error once. The same error is reported again only after a success. */
  readonly report: (error: unknown) => void;
  readonly signal?: AbortSignal;
}

/** Polls the founder's settings and applies new ones, until the abort signal. */
export async function pollSettings(
  store: Store,
  { apply, everyMs, report, signal }: PollOptions,
): Promise<void> {
  let reported: string | undefined;
  while (!signal?.aborted) {
    try {
      if ((await readSettings(store)).isNew) await apply();
      reported = undefined;
    } catch (error) {
      if (!signal?.aborted && String(error) !== reported) report(error);
      reported = String(error);
    }
    await wait(everyMs, undefined, signal ? { signal } : {}).catch(() => {});
  }
}
