import type { DevServer } from './dev-server.ts';

/**
 * Opens the page anew when its document changed: colours, the shell's words and entries of the bars are in it, and hot
 * reload replaces modules alone. Looks after each compilation.
 */
export async function reloadWithDocument(
  host: DevServer,
  remotes: readonly DevServer[],
  writeDocuments: () => Promise<string>,
): Promise<void> {
  // A document that cannot be written is an edit that is not finished.
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
