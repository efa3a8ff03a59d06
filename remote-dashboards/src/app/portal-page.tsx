import { QueryClientProvider } from '@tanstack/react-query';
import { type Session, useSession } from '@torsa/shared/auth';
import { type LinkProps, useParams } from '@torsa/shared/router';
import { Fragment, type ReactNode } from 'react';
import { useUserChangeKey, useUserQueryClient } from '../api/query-client.ts';
import { RowSkeletons } from '../ui/row-skeletons.tsx';
import { PortalFrame } from './portal-frame.tsx';
import type { NavTexts } from './portal-nav.copy.en.ts';

export type SignedInSession = Extract<Session, { readonly status: 'signedIn' }>;

interface SignedInPageProps {
  /** The content while the session loads. */
  readonly loading: ReactNode;
  readonly children: (session: SignedInSession) => ReactNode;
}

/**
 * The root of every portal page, which provides the query client, waits for the session, and remounts for another user.
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
  /** A loading placeholder as high as the content. */
  readonly skeleton: ReactNode;
  /** True if staff can see the page before they enter a required second-factor code. */
  readonly skipsSecondFactor?: boolean;
  /** The toolbar's controls. Only the last one can be a primary button. */
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
  /** The path of the list page to which the detail page belongs. */
  readonly list: LinkProps['to'];
  readonly copy: {
    readonly head: { readonly title: string };
    readonly back: string;
    readonly portal: NavTexts;
  };
  readonly skeleton: ReactNode;
  /** Renders a `DetailPageLayout` with the loaded row's title. */
  readonly children: (id: string, session: SignedInSession) => ReactNode;
}

/** A page with the details of one row, whose ID is in the URL. */
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

interface DetailPageLayoutProps {
  readonly title: string;
  /** The status badge beside the page title. */
  readonly status?: ReactNode;
  /** The path of the list page to which the detail page belongs. */
  readonly list: LinkProps['to'];
  /** The controls at the end of the toolbar. */
  readonly controls?: ReactNode;
  /** True if the toolbar scrolls away on a phone, because another bar stays on the screen. */
  readonly scrollsOnPhone?: boolean;
  readonly copy: { readonly back: string; readonly portal: NavTexts };
  /** Renders the detail page's content beside other content, such as the list. */
  readonly beside?: (row: ReactNode) => ReactNode;
  readonly children: ReactNode;
}

/** The layout of a detail page, with a link back to its list. */
export function DetailPageLayout({
  list,
  copy,
  beside,
  children,
  ...toolbar
}: DetailPageLayoutProps) {
  return (
    <PortalFrame {...toolbar} back={{ to: list, label: copy.back }} copy={copy.portal}>
      {beside ? beside(children) : children}
    </PortalFrame>
  );
}

/** A loading placeholder as high as a loaded conversation. */
export function DetailPageSkeleton({ label }: { readonly label: string }) {
  return <RowSkeletons label={label} rows={4} height="6rem" />;
}
