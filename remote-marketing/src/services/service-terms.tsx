import { css } from '@emotion/react';
import type { ServiceTerms as Terms } from '@torsa/shared/contract/company/company';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import type { ServicePageTexts } from './service-page.copy.en.ts';

// Puts the price and duration of the service on a separate line above the buttons.
const line = css({ flexBasis: '100%', marginBlockEnd: tokens.space.xs, fontWeight: 600 });

interface ServiceTermsProps {
  readonly terms: Terms;
  readonly copy: ServicePageTexts['terms'];
}

/** The minimum price and the duration of a service, if the founder has entered them. */
export function ServicePriceAndDuration({ terms: { price, weeks }, copy }: ServiceTermsProps) {
  const { format } = useI18n();
  const parts = [
    ...(price === undefined ? [] : [format(copy.price, { price })]),
    ...(weeks === undefined ? [] : [format(copy.weeks, { weeks })]),
  ];
  return <p css={line}>{parts.join(' · ')}</p>;
}
