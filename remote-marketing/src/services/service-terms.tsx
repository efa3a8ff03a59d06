import { css } from '@emotion/react';
import type { ServiceTerms as Terms } from '@torsa/shared/contract/company/company';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { tokens } from '@torsa/shared/theme/tokens';

// A line of its own above the buttons, at every width.
const line = css({ flexBasis: '100%', marginBlockEnd: tokens.space.xs, fontWeight: 600 });

export interface ServiceTermsMessages {
  readonly price: Message<'price'>;
  readonly weeks: Message<'weeks'>;
}

interface ServiceTermsProps {
  readonly terms: Terms;
  readonly messages: ServiceTermsMessages;
}

/** What a service costs at least and how long it takes, as far as the founder has said so. */
export function ServiceTerms({ terms: { price, weeks }, messages }: ServiceTermsProps) {
  const { format } = useI18n();
  const parts = [
    ...(price === undefined ? [] : [format(messages.price, { price })]),
    ...(weeks === undefined ? [] : [format(messages.weeks, { weeks })]),
  ];
  return <p css={line}>{parts.join(' · ')}</p>;
}
