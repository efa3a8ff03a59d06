import type { DevServer } from './dev-server.ts';

/**
 * Reloads the page after a compilation if its document changed. The document has colours, the shell's copy and
 * navigation entries, which hot reload cannot replace.
 */
export async function reloadWithDocument(
  host: DevServer,
  remotes: readonly DevServer[],
  writeDocuments: () => Promise<string>,
): Promise<void> {
  // A document that cannot be written belongs to an unfinished edit.
  const write = () => writeDocuments().catch(() => undefined);
  let shown = await write();
  let looking = Promise.resolve();
  const look = async () => {
    const now = await write();
    if (now === undefined || now === shown) return;
    shown = now;
    host.reload();
  };
  for (const app of [host, ...remotes]) {
    app.onCompiled(() => {
      looking = looking.then(look);
    });
  }
}
