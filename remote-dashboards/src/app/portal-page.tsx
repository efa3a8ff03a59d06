import { QueryClientProvider } from '@tanstack/react-query';
import { type Session, useSession } from '@torsa/shared/auth';
import { type LinkProps, useParams } from '@torsa/shared/router';
import { Fragment, type ReactNode } from 'react';
import { useUserChangeKey, useUserQueryClient } from '../api/query-client.ts';
import { DetailPageLayout } from './detail-frame.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';

export type SignedInSession = Extract<Session, { readonly status: 'signedIn' }>;

interface SignedInPageProps {
  /** The content of the page while the session is loading. */
  readonly loading: ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/**
 * The root component of every portal page. It provides the query client and waits for the session. The children
 * remount when the user changes, even without a logout. The reason is that a page from the browser's back/forward
 * cache uses the session of other tabs.
 */
export function SignedInPage({ loading, children }: SignedInPageProps) {
  const session = useSession();
  const client = useUserQueryClient();
  const revision = useUserChangeKey();
  return (
    <QueryClientProvider client={client}>
      {session.status === 'signedIn' ? (
        <Fragment key={revision}>{children(session)}</Fragment>
      ) : (
        loading
      )}
    </QueryClientProvider>
  );
}

interface PortalPageProps {
  readonly copy: {
    readonly head: { readonly title: string };
    readonly portal: NavTexts;
  };
  /** A loading placeholder as high as the page's content. */
  readonly skeleton: ReactNode;
  /** True if staff can see the page before they enter a required second-factor code. */
  readonly skipsSecondFactor?: boolean;
  /** The controls at the end of the toolbar. At most one control is a primary button, which is last. */
  readonly controls?: (session: SignedInSession) => ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/** A portal page with a fixed title. */
export function PortalPage({
  copy,
  skeleton,
  skipsSecondFactor,
  controls,
  children,
}: PortalPageProps) {
  const framed = (content: ReactNode, shownControls?: ReactNode) => (
    <PortalFrame
      title={copy.head.title}
      copy={copy.portal}
      controls={shownControls}
      {...(skipsSecondFactor ? { skipsSecondFactor } : {})}
    >
      {content}
    </PortalFrame>
  );
  return (
    <SignedInPage loading={framed(skeleton)}>
      {(session) => framed(children(session), controls?.(session))}
    </SignedInPage>
  );
}

interface DetailPageProps {
  /** The path of the list page that contains the displayed row. */
  readonly list: LinkProps['to'];
  readonly copy: {
    readonly head: { readonly title: string };
    readonly back: string;
    readonly portal: NavTexts;
  };
  readonly skeleton: ReactNode;
  /** Renders a `DetailPageLayout` with the title of the loaded row as the page title. */
  readonly children: (id: string, session: SignedInSession) => ReactNode;
}

/** A page with the details of one row. The URL contains the row's ID. */
export function DetailPage({ list, copy, skeleton, children }: DetailPageProps) {
  const { id } = useParams();
  const loading = (
    <DetailPageLayout title={copy.head.title} list={list} copy={copy}>
      {skeleton}
    </DetailPageLayout>
  );
  return (
    <SignedInPage loading={loading}>
      {(session) =>
        id === undefined ? loading : <Fragment key={id}>{children(id, session)}</Fragment>
      }
    </SignedInPage>
  );
}
