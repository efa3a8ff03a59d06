import { useI18n } from '@torsa/shared/i18n';
import type { Language } from '@torsa/shared/i18n/languages';
import { type ReactNode, useEffect, useRef } from 'react';
import { useRemoteState } from '../federation/remote-states.ts';

interface RemoteBoundaryProps {
  readonly remote: string;
  /** The path pattern of the page inside. */
  readonly pattern: string;
  /** What the page is written in; undefined as long as there is none. */
  readonly language: Language | undefined;
  readonly children: ReactNode;
}

/** The part of the page that a remote fills. Its attributes say which release of it runs. */
export function RemoteBoundary({ remote, pattern, language, children }: RemoteBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const i18n = useI18n();
  const state = useRemoteState(remote, pattern);

  // Not while rendering: the prerendered document does not know which browser will open it.
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
    <div ref={ref} data-remote={remote} lang={language === i18n.language ? undefined : language}>
      {children}
    </div>
  );
}
