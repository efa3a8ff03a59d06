import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Account, accountQuery } from '../../api/account.ts';
import { useSecondFactorRequired } from '../../api/second-factor-required.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SectionsLayout } from '../../ui/sections-layout.tsx';
import { AccountDataSection } from './account-data.tsx';
import type { AccountTexts } from './account-page.copy.en.ts';
import { EmailSettings } from './email-settings.tsx';
import { NotificationSettings } from './notification-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { PreferenceSettings } from './preference-settings.tsx';
import { ProfileSettings } from './profile-settings.tsx';
import { SessionSettings } from './session-settings.tsx';

/** Load the two-step login section separately, because only staff use it. */
const SecondFactor = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor.tsx'),
);

const sections = [
  'profile',
  'password',
  'secondFactor',
  'email',
  'preferences',
  'notifications',
  'sessions',
  'data',
] as const;

/** The page `/account`, which contains the settings of the logged-in user's account. */
export function AccountPage({ copy }: { readonly copy: AccountTexts }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingAccount} rows={6} height="4.5rem" />}
      skipsSecondFactor
    >
      {() => <AccountView copy={copy} />}
    </PortalPage>
  );
}

/** The sections of the account page. Staff who still need a second-factor code see only the second-factor section. */
function AccountView({ copy }: { readonly copy: AccountTexts }) {
  const account = useQuery(accountQuery);
  return (
    <QueryBoundary
      query={account}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loadingAccount} rows={6} height="4.5rem" />}
    >
      {(row) => <AccountSections account={row} copy={copy} />}
    </QueryBoundary>
  );
}

interface AccountSectionsProps {
  readonly account: Account;
  readonly copy: AccountTexts;
}

function AccountSections({ account, copy }: AccountSectionsProps) {
  // Check again whether a second factor is required, because the founder can change this while the page is open.
  const isRefused = useSecondFactorRequired();
  const needsCode = account.needsCode || isRefused;
  // Show the section to former staff, so that they can remove their devices.
  const hasSecondFactor = account.is_staff || account.hasDevice;
  const shown = sections.filter((name) => (name === 'secondFactor' ? hasSecondFactor : !needsCode));
  return (
    <SectionsLayout label={copy.parts} titles={shown.map((name) => [name, copy[name].title])}>
      {!needsCode && (
        <>
          <ProfileSettings account={account} copy={copy} />
          <PasswordSettings account={account} copy={copy} />
        </>
      )}
      {hasSecondFactor && (
        <PageSection name="secondFactor" title={copy.secondFactor.title}>
          <Suspense
            fallback={<RowSkeletons label={copy.loadingAccount} rows={2} height="3.5rem" />}
          >
            <SecondFactor copy={copy} />
          </Suspense>
        </PageSection>
      )}
      {!needsCode && (
        <>
          <EmailSettings account={account} copy={copy} />
          <PreferenceSettings account={account} copy={copy} />
          <NotificationSettings account={account} copy={copy} />
          <SessionSettings copy={copy} />
          <AccountDataSection account={account} copy={copy} />
        </>
      )}
    </SectionsLayout>
  );
}
