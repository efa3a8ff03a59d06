import { css } from '@emotion/react';
import { getAudience } from '@torsa/shared/auth';
import { useNavigationEntries } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { PortalFrame, SignedInPage, type SignedInSession } from '../../app/portal-page.tsx';
import { portalStyles } from '../../ui/styles.ts';
import type { UnknownPageTexts } from './unknown-page.copy.en.ts';

const fullScreen = css({
  display: 'grid',
  minBlockSize: `calc(100dvh - ${tokens.layout.header})`,
  '& > header': { display: 'grid', alignContent: 'center' },
});
const notice = css(portalStyles.stack, { justifyItems: 'center', paddingBlock: tokens.space.xl });

interface UnknownPageProps {
  readonly copy: UnknownPageTexts;
}

/** The page for unknown portal paths. Logged-in users see it inside the portal. */
export function UnknownPage({ copy }: UnknownPageProps) {
  return (
    <SignedInPage loading={<PublicNotFound copy={copy} />}>
      {(session) => (
        <PortalFrame title={copy.head.title} copy={copy.portal}>
          <div css={notice}>
            <EmptyState>{copy.lead}</EmptyState>
            <OverviewLink session={session} copy={copy} />
          </div>
        </PortalFrame>
      )}
    </SignedInPage>
  );
}

/** The host's 404 page, for visitors who are not logged in. */
function PublicNotFound({ copy }: UnknownPageProps) {
  return (
    <div css={fullScreen}>
      <PageHeader kicker="404" title={copy.head.title} lead={copy.lead}>
        <ButtonLink to="/">{copy.home}</ButtonLink>
      </PageHeader>
    </div>
  );
}

interface OverviewLinkProps extends UnknownPageProps {
  readonly session: SignedInSession;
}

/** A link to the first navigation page of the user's role, which is the overview. */
function OverviewLink({ session, copy }: OverviewLinkProps) {
  const [overview] = useNavigationEntries('portal@1', getAudience(session));
  return overview && <ButtonLink to={overview.path}>{copy.overview}</ButtonLink>;
}
