import type { StartedPreview } from '@torsa/host/preview/start-preview';

/** Empty replacements for host modules that only a site with module federation needs. */
export function Boundaries() {
  return null;
}

export function PreviewBar() {
  return null;
}

export async function startPreview(): Promise<StartedPreview> {
  return {};
}
