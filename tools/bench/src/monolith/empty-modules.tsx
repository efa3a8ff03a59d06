import type { BrowserTabPreview } from '@torsa/host/preview/start-preview';

/** Empty replacements for host modules that only a site with module federation needs. */
export function LazyAppBoundariesOverlay() {
  return null;
}

export function PreviewBar() {
  return null;
}

export async function loadBrowserTabPreview(): Promise<BrowserTabPreview> {
  return {};
}
