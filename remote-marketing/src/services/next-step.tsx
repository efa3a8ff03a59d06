import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PhoneCallButton } from '@torsa/shared/ui/call-button';
import { Section } from '@torsa/shared/ui/section';
import { getContactPath } from '../contact-path.ts';
import type { ServicePageTexts } from './service-page.copy.en.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

interface NextStepProps {
  /** The prefilled subject of the visitor's message or call. */
  readonly subject: string;
  readonly copy: ServicePageTexts['next'];
}

/** The contact buttons at the end of a service page. */
export function ServiceContactButtons({ subject, copy }: NextStepProps) {
  const { format } = useI18n();
  const [office] = useCompany().phones;
  return (
    <Section tone="deep" title={copy.title} lead={copy.lead}>
      <div css={actions}>
        <ButtonLink variant="accent" to={getContactPath(subject)}>
          {copy.write}
        </ButtonLink>
        <PhoneCallButton variant="secondary" phone={office}>
          {format(copy.call, { number: office.display })}
        </PhoneCallButton>
      </div>
    </Section>
  );
}
