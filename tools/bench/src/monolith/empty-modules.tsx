import type { StartedPreview } from '@torsa/host/preview/start-preview';

/** Empty replacements for parts of the host that only a federated site needs. */
export function Boundaries() {
  return null;
}

export function PreviewBar() {
  return null;
}

export async function startPreview(): Promise<StartedPreview> {
  return {};
}
