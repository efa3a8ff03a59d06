import { FolderSiteStore } from '../store/folder-store.ts';
import { createUnchangedFileCondition, type SiteStore } from '../store/store.ts';
import { interceptChanges } from './intercept-store.ts';

/** A task for a child process that a test may kill. */
export type ChildTask =
  | { readonly kind: 'count'; readonly root: string; readonly times: number }
  | { readonly kind: 'collide'; readonly root: string }
  | {
      readonly kind: 'publish';
      /** A folder, or a bucket with credentials in the environment. */
      readonly store: string;
      readonly dirs: readonly string[];
      /** The number of the change during which the process kills itself. */
      readonly killedIn: number;
    };

process.on('message', async (task: ChildTask) => {
  try {
    if (task.kind === 'count') await count(task.root, task.times);
    else if (task.kind === 'collide') await collide(task.root);
    else {
      // The gate loads slowly, and few tasks need it.
      const { publishBuild } = await import('../commands/publish.ts');
      const { openSiteStore } = await import('../store/open-store.ts');
      await publishBuild(killedIn(await openSiteStore(task.store), task.killedIn), task.dirs);
    }
    process.send?.('done');
  } catch (error) {
    process.send?.(String(error));
  }
});
process.once('disconnect', () => process.exit(0));
process.send?.('ready');

/** Increments a number in a file by conditional writes. */
async function count(root: string, times: number): Promise<void> {
  const store = new FolderSiteStore(root);
  for (let done = 0; done < times; ) {
    const seen = await store.read('count');
    const next = Number(seen?.bytes.toString() ?? 0) + 1;
    const outcome = await store.writeIf(
      'count',
      Buffer.from(String(next)),
      createUnchangedFileCondition(seen),
    );
    if (outcome === 'written') done++;
  }
}

/** Acquires the lock again and again, without changes. */
async function collide(root: string): Promise<never> {
  const store = new FolderSiteStore(root);
  await store.writeIf('count', Buffer.from('0'), { ifNoneMatch: '*' });
  for (;;) await store.writeIf('count', Buffer.from('never'), { ifNoneMatch: '*' });
}

function killedIn(store: SiteStore, change: number): SiteStore {
  let left = change;
  return interceptChanges(store, (_, work) => {
    if (left-- === 0) setImmediate(() => process.kill(process.pid, 'SIGKILL'));
    return work();
  });
}
