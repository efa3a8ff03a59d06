import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Account, accountQuery } from '../../api/account.ts';
import { useCodeMissing } from '../../api/code-missing.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { Part } from '../../ui/part.tsx';
import { PartsLayout } from '../../ui/parts-layout.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { AccountCopy } from './account-page.copy.en.ts';
import { AddressPart } from './address-part.tsx';
import { DataPart } from './data-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PreferencesPart } from './preferences-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

/** Staff alone have it, so it comes for itself. */
const SecondFactor = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './second-factor.tsx'),
);

const parts = [
  'profile',
  'password',
  'secondFactor',
  'email',
  'preferences',
  'notifications',
  'sessions',
  'data',
] as const;

/** `/account`: what one can do with one's own account. */
export function AccountPage({ copy }: { readonly copy: AccountCopy }) {
  return (
    <PortalPage
      copy={copy}
      skeleton={<RowSkeletons label={copy.loadingAccount} rows={6} height="4.5rem" />}
      asksNoCode
    >
      {() => <AccountView copy={copy} />}
    </PortalPage>
  );
}

/** The parts of the account, and the way to each. Staff who have yet to give a code see the second factor alone. */
function AccountView({ copy }: { readonly copy: AccountCopy }) {
  const account = useQuery(accountQuery);
  return (
    <QueryBoundary
      query={account}
      copy={copy.reading}
      skeleton={<RowSkeletons label={copy.loadingAccount} rows={6} height="4.5rem" />}
    >
      {(row) => <Parts account={row} copy={copy} />}
    </QueryBoundary>
  );
}

interface PartsProps {
  readonly account: Account;
  readonly copy: AccountCopy;
}

function Parts({ account, copy }: PartsProps) {
  // The founder may ask for codes, or a device may be added elsewhere, after the account was read.
  const isRefused = useCodeMissing();
  const needsCode = account.needsCode || isRefused;
  // Former staff may still have a device to remove.
  const hasSecondFactor = account.is_staff || account.hasDevice;
  const shown = parts.filter((name) => (name === 'secondFactor' ? hasSecondFactor : !needsCode));
  return (
    <PartsLayout label={copy.parts} titles={shown.map((name) => [name, copy[name].title])}>
      {!needsCode && (
        <>
          <ProfilePart account={account} copy={copy} />
          <PasswordPart account={account} copy={copy} />
        </>
      )}
      {hasSecondFactor && (
        <Part name="secondFactor" title={copy.secondFactor.title}>
          <Suspense
            fallback={<RowSkeletons label={copy.loadingAccount} rows={2} height="3.5rem" />}
          >
            <SecondFactor copy={copy} />
          </Suspense>
        </Part>
      )}
      {!needsCode && (
        <>
          <AddressPart account={account} copy={copy} />
          <PreferencesPart account={account} copy={copy} />
          <NotificationsPart account={account} copy={copy} />
          <SessionsPart copy={copy} />
          <DataPart account={account} copy={copy} />
        </>
      )}
    </PartsLayout>
  );
}
