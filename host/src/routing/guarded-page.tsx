import { decideAccess, type Session, useSession } from '@torsa/shared/auth';
import { isForGuests } from '@torsa/shared/contract/access';
import { isIndexed } from '@torsa/shared/contract/is-indexed';
import { keepReturnPath } from '@torsa/shared/contract/return-path';
import { useI18n } from '@torsa/shared/i18n';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import {
  type LoadedPage,
  type PageRelease,
  type PageResult,
  pageHead,
} from '../federation/load-page.ts';
import { useHead } from '../head/use-head.ts';
import { LoadingPage } from './loading-page.tsx';
import { Redirect } from './redirect.tsx';

type KnownPage = Exclude<PageResult, { readonly status: 'notFound' }>;

/** Enforces the access rule of a page, before it is shown and whenever the session changes. */
export function GuardedPage({ page }: { readonly page: KnownPage }) {
  const session = useSession();
  const { access } = page.row;
  const decision = decideAccess(access, session);
  const { person, changes } = usePerson(session);
  const path = createPath(useLocation());
  const isPrivate = access !== undefined && !isForGuests(access);
  const isOver = isPrivate && person !== undefined && session.status === 'signedOut';
  // Before the redirect leaves for a login page, which reads it.
  useLayoutEffect(() => {
    if (isOver) keepReturnPath({ person, path });
  }, [isOver, person, path]);
  // A page that waits for the session says so itself: it knows what is on its way. Without one there is nothing private on
  // it, nor on a page for guests: it stays until the next one is there.
  const isShown = decision.verdict !== 'redirect' || !isPrivate || person === undefined;
  return (
    <>
      {decision.verdict === 'redirect' && <Redirect to={decision.to} />}
      {isShown && page.status === 'loaded' ? (
        // The next person finds nothing of what the one before has typed or read.
        <PageView key={isPrivate ? changes : 0} page={page} />
      ) : (
        <LoadingPage />
      )}
    </>
  );
}

/** Who has been signed in last since the page is shown: what is on it may be theirs. */
function usePerson(session: Session): {
  readonly person: string | undefined;
  /** How often another person has taken their place. */
  readonly changes: number;
} {
  const now = session.status === 'signedIn' ? session.user.id : undefined;
  const [last, setLast] = useState({ person: now, changes: 0 });
  if (now === undefined || now === last.person) return last;
  const next = { person: now, changes: last.changes + Number(last.person !== undefined) };
  setLast(next);
  return next;
}

function PageView({ page }: { readonly page: LoadedPage }) {
  const { remote, row, params, module, release } = page;
  const Page = module.default;
  useHead(pageHead(page), isIndexed(row));
  return (
    <PageParamsContext value={params}>
      <RemoteBoundary remote={remote} release={release} language={Page.language ?? mainLanguage}>
        <Page />
      </RemoteBoundary>
    </PageParamsContext>
  );
}

interface RemoteBoundaryProps {
  readonly remote: string;
  /** The release that the page inside came from. */
  readonly release: PageRelease;
  /** The language of the page. */
  readonly language: Language;
  readonly children: ReactNode;
}

/** The section of the page that a remote fills. Its attributes name the release that runs. */
export function RemoteBoundary({ remote, release, language, children }: RemoteBoundaryProps) {
  const ref = useRef<HTMLDivElement>(null);
  const i18n = useI18n();

  // Not while rendering: the prerendered document does not know which browser will open it.
  useEffect(() => {
    const { dataset } = ref.current ?? {};
    if (!dataset) return;
    const { version, cohort, loadTime, fallbackFrom } = release;
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
  }, [release]);

  return (
    <div ref={ref} data-remote={remote} lang={language === i18n.language ? undefined : language}>
      {children}
    </div>
  );
}
