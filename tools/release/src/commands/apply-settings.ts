import { setTimeout as wait } from 'node:timers/promises';
import type { ChangeOptions, ChangeResult } from '../change/change-site.ts';
import type { Store } from '../store/store.ts';
import { compose } from './compose.ts';
import { configure } from './configure.ts';
import { readSettings } from './published-settings.ts';

/**
 * Writes the documents again with the settings of the founder. No app is released: only the site config changes. Where
 * nothing has changed, it finishes a change that was cut short.
 * @throws when the settings cannot be had or shown; the documents stay as they are then.
 */
export async function applySettings(
  store: Store,
  options: ChangeOptions = {},
): Promise<ChangeResult> {
  const { settings } = await readSettings(store);
  const { change } = await configure(store, { settings }, options);
  return change?.changed ? change : compose(store, options);
}

export interface Following {
  /** Takes them over. Called when there is something to take over. */
  readonly apply: () => Promise<unknown>;
  readonly everyMs: number;
  /** Receives each error once, until the next success. */
  readonly report: (error: unknown) => void;
  readonly signal?: AbortSignal;
}

/** Asks for the settings again and again, and has them taken over when they are new. Ends with the signal. */
export async function followSettings(
  store: Store,
  { apply, everyMs, report, signal }: Following,
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
