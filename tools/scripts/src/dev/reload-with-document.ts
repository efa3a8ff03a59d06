import type { DevServer } from './dev-server.ts';

/**
 * Reloads the browser page after a compilation if its HTML document changed, because hot reload cannot replace a
 * document.
 */
export async function reloadWithDocument(
  host: DevServer,
  remotes: readonly DevServer[],
  writeDocuments: () => Promise<string>,
): Promise<void> {
  // Ignores the error of a document that cannot be rendered, because the developer may still be editing.
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
