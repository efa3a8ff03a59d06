import { type ReactNode, useEffect, useRef } from 'react';
import { useRemoteState } from '../federation/remote-states.ts';

interface RemoteBoundaryProps {
  readonly remote: string;
  /** The path pattern of the page inside. */
  readonly pattern: string;
  readonly children: ReactNode;
}

/** The part of the page that a remote fills. Its attributes say which release of it runs. */
export function RemoteBoundary({ remote, pattern, children }: RemoteBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const state = useRemoteState(remote, pattern);

  // Not while rendering: the composed document does not know which browser will open it.
  useEffect(() => {
    const { dataset } = ref.current ?? {};
    if (!dataset || !state) return;
    const { version, cohort, loadTime, fallbackFrom } = state;
    const attributes = {
      version,
      cohort,
      loadTime: String(Math.round(loadTime)),
      ...(fallbackFrom ? { fallbackFrom } : {}),
    };
    Object.assign(dataset, attributes);
    return () => {
      for (const name of Object.keys(attributes)) delete dataset[name];
    };
  }, [state]);

  return (
    <div ref={ref} data-remote={remote}>
      {children}
    </div>
  );
}
