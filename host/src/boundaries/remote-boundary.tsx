import { type ReactNode, useEffect, useRef } from 'react';
import { useRemoteStates } from '../federation/remote-states.ts';

interface RemoteBoundaryProps {
  readonly remote: string;
  readonly children: ReactNode;
}

/** The part of the page that a remote fills. Its attributes say which release of it runs. */
export function RemoteBoundary({ remote, children }: RemoteBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useRemoteStates(({ remotes }) => remotes[remote]);

  // Not while rendering: the composed document does not know which browser will open it.
  useEffect(() => {
    const { dataset } = ref.current ?? {};
    if (!dataset || !state) return;
    dataset['version'] = state.version;
    dataset['cohort'] = state.cohort;
    dataset['loadTime'] = String(Math.round(state.loadTime));
    if (state.fallbackFrom) dataset['fallbackFrom'] = state.fallbackFrom;
  }, [state]);

  return (
    <div ref={ref} data-remote={remote}>
      {children}
    </div>
  );
}
