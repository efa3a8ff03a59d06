import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { CallButton } from '@torsa/shared/ui/call-button';
import { DashboardCard } from '../parts/dashboard-card.tsx';
import type { UserDashboardMessages } from './user-dashboard-messages.en.ts';

const [office] = company.phones;

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: tokens.space.s,
});

/** Whom a client calls, and where they write. */
export function TalkToUs({ messages }: { readonly messages: UserDashboardMessages['talk'] }) {
  const { format } = useI18n();
  return (
    <DashboardCard width="third" title={messages.title}>
      <p>{messages.hours}</p>
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
