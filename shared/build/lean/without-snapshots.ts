/** Takes the place of the federation runtime's reader of manifests: our remotes have none. */
export class SnapshotHandler {
  readonly manifestCache = new Map<string, unknown>();
  readonly hooks = { lifecycle: {}, applyPlugin: () => {}, removePlugin: () => {} };
}

export function getGlobalRemoteInfo(): Record<string, never> {
  return {};
}
