import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { CallButton } from '@torsa/shared/ui/call-button';
import { Section } from '@torsa/shared/ui/section';
import { contactPath } from '../contact-path.ts';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.s });

export interface NextStepMessages {
  readonly title: string;
  readonly lead: string;
  readonly write: string;
  readonly call: Message<'number'>;
}

interface NextStepProps {
  /** What is written or talked about. */
  readonly subject: string;
  readonly messages: NextStepMessages;
}

/** The end of a page of a service: whoever is convinced need not go back to its top. */
export function NextStep({ subject, messages }: NextStepProps) {
  const { format } = useI18n();
  const [office] = useCompany().phones;
  return (
    <Section tone="deep" title={messages.title} lead={messages.lead}>
      <div css={actions}>
        <ButtonLink variant="accent" to={contactPath(subject)}>
          {messages.write}
        </ButtonLink>
        <CallButton variant="secondary" phone={office}>
          {format(messages.call, { number: office.display })}
        </CallButton>
      </div>
    </Section>
  );
}
