import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { CallButton } from '@torsa/shared/ui/call-button';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { UserDashboardMessages } from './user-dashboard-messages.en.ts';

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: tokens.space.s,
});

/** Whom a client calls, and where they write. */
export function TalkToUs({ messages }: { readonly messages: UserDashboardMessages['talk'] }) {
  const { format } = useI18n();
  const { phones, given } = useCompany();
  const [office] = phones;
  return (
    <DashboardCard width="third" onScreen title={messages.title}>
      <p>{given.hours ?? messages.hours}</p>
      <div css={actions}>
        <CallButton variant="secondary" phone={office}>
          {format(messages.call, { number: office.display })}
        </CallButton>
        <ButtonLink variant="secondary" to="/contact">
          {messages.write}
        </ButtonLink>
      </div>
    </DashboardCard>
  );
}
