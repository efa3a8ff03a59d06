import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { type Account, accountQuery } from '../../api/account.ts';
import { useCodeMissing } from '../../api/code-missing.ts';
import { PortalPage } from '../../app/portal-page.tsx';
import { Part } from '../../ui/part.tsx';
import { PartsLayout } from '../../ui/parts-layout.tsx';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import type { AccountMessages } from './account-messages.en.ts';
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
export function AccountPage({ messages }: { readonly messages: AccountMessages }) {
  return (
    <PortalPage
      messages={messages}
      skeleton={<RowSkeletons label={messages.loadingAccount} rows={6} height="4.5rem" />}
      asksNoCode
    >
      {() => <AccountView messages={messages} />}
    </PortalPage>
  );
}

/** The parts of the account, and the way to each. Staff who have yet to give a code see the second factor alone. */
function AccountView({ messages }: { readonly messages: AccountMessages }) {
  const account = useQuery(accountQuery);
  return (
    <Reading
      query={account}
      messages={messages.reading}
      skeleton={<RowSkeletons label={messages.loadingAccount} rows={6} height="4.5rem" />}
    >
      {(row) => <Parts account={row} messages={messages} />}
    </Reading>
  );
}

interface PartsProps {
  readonly account: Account;
  readonly messages: AccountMessages;
}

function Parts({ account, messages }: PartsProps) {
  // The founder may ask for codes, or a device may be added elsewhere, after the account was read.
  const isRefused = useCodeMissing();
  const needsCode = account.needsCode || isRefused;
  // Who left the staff may still have a device to remove.
  const hasSecondFactor = account.is_staff || account.hasDevice;
  const shown = parts.filter((name) => (name === 'secondFactor' ? hasSecondFactor : !needsCode));
  return (
    <PartsLayout label={messages.parts} titles={shown.map((name) => [name, messages[name].title])}>
      {!needsCode && (
        <>
          <ProfilePart account={account} messages={messages} />
          <PasswordPart account={account} messages={messages} />
        </>
      )}
      {hasSecondFactor && (
        <Part name="secondFactor" title={messages.secondFactor.title}>
          <Suspense
            fallback={<RowSkeletons label={messages.loadingAccount} rows={2} height="3.5rem" />}
          >
            <SecondFactor messages={messages} />
          </Suspense>
        </Part>
      )}
      {!needsCode && (
        <>
          <AddressPart account={account} messages={messages} />
          <PreferencesPart account={account} messages={messages} />
          <NotificationsPart account={account} messages={messages} />
          <SessionsPart messages={messages} />
          <DataPart account={account} messages={messages} />
        </>
      )}
    </PartsLayout>
  );
}
