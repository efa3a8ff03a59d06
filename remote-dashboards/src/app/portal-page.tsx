import { QueryClientProvider } from '@tanstack/react-query';
import { type Session, useSession } from '@torsa/shared/auth';
import { type LinkProps, useParams } from '@torsa/shared/router';
import { Fragment, type ReactNode } from 'react';
import { useUserQueryClient, useUserRevision } from '../api/query-client.ts';
import { DetailFrame } from './detail-frame.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { NavCopy } from './portal-nav.copy.en.ts';

export type SignedIn = Extract<Session, { readonly status: 'signedIn' }>;

interface SignedInPageProps {
  /** Shown while the session is loading. */
  readonly loading: ReactNode;
  readonly children: (session: SignedIn) => ReactNode;
}

/**
 * The root of every page: the query client of the signed-in person, and the session gate. The children mount again for
 * another person, who can arrive without a logout: a page that slept shows the session of the other tabs.
 */
export function SignedInPage({ loading, children }: SignedInPageProps) {
  const session = useSession();
  const client = useUserQueryClient();
  const revision = useUserRevision();
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
    readonly lead: string;
    readonly portal: NavCopy;
  };
  /** As high as the content. */
  readonly skeleton: ReactNode;
  /** Staff without a second factor see the page too. */
  readonly skipsSecondFactor?: boolean;
  readonly children: (session: SignedIn) => ReactNode;
}

/** A page with a fixed title. */
export function PortalPage({
  copy,
  skeleton,
  skipsSecondFactor: asksNoCode,
  children,
}: PortalPageProps) {
  const framed = (content: ReactNode) => (
    <PortalFrame
      title={copy.head.title}
      lead={copy.lead}
      copy={copy.portal}
      {...(asksNoCode ? { skipsSecondFactor: asksNoCode } : {})}
    >
      {content}
    </PortalFrame>
  );
  return (
    <SignedInPage loading={framed(skeleton)}>{(session) => framed(children(session))}</SignedInPage>
  );
}

interface DetailPageProps {
  /** The list with this row. */
  readonly list: LinkProps['to'];
  readonly copy: {
    readonly head: { readonly title: string };
    readonly back: string;
    readonly portal: NavCopy;
  };
  readonly skeleton: ReactNode;
  /** Renders a `DetailFrame` with the title of the row. */
  readonly children: (id: string, session: SignedIn) => ReactNode;
}

/** A page of one row, by the ID in its address. */
export function DetailPage({ list, copy, skeleton, children }: DetailPageProps) {
  const { id } = useParams();
  const loading = (
    <DetailFrame title={copy.head.title} list={list} copy={copy}>
      {skeleton}
    </DetailFrame>
  );
  return (
    <SignedInPage loading={loading}>
      {(session) =>
        id === undefined ? loading : <Fragment key={id}>{children(id, session)}</Fragment>
      }
    </SignedInPage>
  );
}
