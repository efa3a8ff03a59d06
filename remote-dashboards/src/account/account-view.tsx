import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@torsa/shared/router';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { useEffect, useRef } from 'react';
import { Reading } from '../data/reading.tsx';
import { RowSkeletons } from '../data/row-skeletons.tsx';
import type { AccountMessages } from './account-messages.en.ts';
import { type Account, accountQuery } from './account-query.ts';
import { AddressPart } from './address-part.tsx';
import { DataPart } from './data-part.tsx';
import { NotificationsPart } from './notifications-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PreferencesPart } from './preferences-part.tsx';
import { ProfilePart } from './profile-part.tsx';
import { SessionsPart } from './sessions-part.tsx';

const parts = [
  'profile',
  'password',
  'email',
  'preferences',
  'notifications',
  'sessions',
  'data',
] as const;

const layout = css({
  display: 'grid',
  alignItems: 'start',
  gap: tokens.space.l,
  [media.desktop]: { gridTemplateColumns: '14rem minmax(0, 44rem)' },
});
const list = css(plainList, {
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${tokens.space.m}`,
  [media.desktop]: { display: 'grid', position: 'sticky', insetBlockStart: '6rem' },
});
const link = css({
  display: 'inline-block',
  minInlineSize: '2.75rem',
  paddingBlock: tokens.space.s,
});
const stack = css({ display: 'grid', gap: tokens.space.l });

/** The parts of the account, and the way to each. */
export function AccountView({ messages }: { readonly messages: AccountMessages }) {
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
  const place = useRef<HTMLDivElement>(null);
  const { hash } = useLocation();
  // The part comes after the page: the browser found nothing of this name.
  useEffect(() => {
    const part = parts.find((name) => hash === `#${name}`);
    if (part) place.current?.querySelector<HTMLElement>(`#${part}`)?.focus();
  }, [hash]);
  return (
    <div css={layout} ref={place}>
      <nav aria-label={messages.parts}>
        <ul css={list}>
          {parts.map((name) => (
            <li key={name}>
              <a css={link} href={`#${name}`}>
                {messages[name].title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div css={stack}>
        <ProfilePart account={account} messages={messages} />
        <PasswordPart account={account} messages={messages} />
        <AddressPart account={account} messages={messages} />
        <PreferencesPart messages={messages} />
        <NotificationsPart account={account} messages={messages} />
        <SessionsPart messages={messages} />
        <DataPart account={account} messages={messages} />
      </div>
    </div>
  );
}
