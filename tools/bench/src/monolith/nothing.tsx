import type { StartedPreview } from '@torsa/host/preview/start-preview';
import type { ReactNode } from 'react';

/** Stands in for parts of the host that only a federated site needs. */
export function Boundaries() {
  return null;
}

export function PreviewBar() {
  return null;
}

export function RemoteBoundary({ children }: { readonly children: ReactNode }) {
  return children;
}

export async function startPreview(): Promise<StartedPreview> {
  return {};
}
