import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import type { ButtonVariant } from '@torsa/shared/ui/button-styles';
import { PhoneCallButton } from '@torsa/shared/ui/call-button';
import type { QueryStateTexts } from './query-boundary.copy.en.ts';

interface CallOfficeProps {
  readonly variant: ButtonVariant;
  readonly copy: Pick<QueryStateTexts, 'call'>;
}

/** A link that calls the first office of the site. */
export function CallOfficeLink({ variant, copy }: CallOfficeProps) {
  const { format } = useI18n();
  const [office] = useCompany().phones;
  return (
    <PhoneCallButton variant={variant} phone={office}>
      {format(copy.call, { number: office.display })}
    </PhoneCallButton>
  );
}
