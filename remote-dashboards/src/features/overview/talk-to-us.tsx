import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { CallButton } from '@torsa/shared/ui/call-button';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import type { UserDashboardCopy } from './user-dashboard-page.copy.en.ts';

const actions = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  gap: tokens.space.s,
});

/** Whom a client calls, and where they write. */
export function TalkToUs({ copy }: { readonly copy: UserDashboardCopy['talk'] }) {
  const { format } = useI18n();
  const { phones, given } = useCompany();
  const [office] = phones;
  return (
    <DashboardCard width="third" onScreen title={copy.title}>
      <p>{given.hours ?? copy.hours}</p>
      <div css={actions}>
        <CallButton variant="secondary" phone={office}>
          {format(copy.call, { number: office.display })}
        </CallButton>
        <ButtonLink variant="secondary" to="/contact">
          {copy.write}
        </ButtonLink>
      </div>
    </DashboardCard>
  );
}
