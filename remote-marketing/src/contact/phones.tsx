import { css } from '@emotion/react';
import type { Company } from '@torsa/shared/contract/company/company';
import { useCompany } from '@torsa/shared/site-config';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { type ContactDetail, ContactDetailList } from './contact-details.tsx';
import type { ContactTexts } from './contact-page.copy.en.ts';

const { color, radius, space } = tokens;

// On phones, the phone numbers look like buttons, because touching a number starts a call.
const place = css({
  [media.phone]: {
    '& dl': { gap: space.xs },
    '& dl > div': { position: 'relative', padding: 0, border: 0 },
    '& dt': { position: 'absolute', insetInlineStart: space.m, lineHeight: '3rem' },
    '& dd a': {
      display: 'flex',
      justifyContent: 'flex-end',
      minBlockSize: '3rem',
      paddingInline: space.m,
      border: `1.5px solid ${color.edge}`,
      borderRadius: radius.pill,
      fontSize: tokens.fontSize.body,
      fontWeight: 600,
      textDecoration: 'none',
    },
  },
});

/** The phone numbers of both offices, and the WhatsApp number if the founder has entered one. */
export function PhoneNumberList({ copy }: { readonly copy: ContactTexts['details'] }) {
  const { phones, optionalFacts } = useCompany();
  const { whatsapp } = optionalFacts;
  return (
    <div css={place}>
      <ContactDetailList
        title={copy.phoneTitle}
        details={[
          ...phones.map(
            ({ id, number, display }): ContactDetail => [
              copy.phones[id],
              <a key={id} href={`tel:${number}`}>
                {display}
              </a>,
            ],
          ),
          ...(whatsapp ? [whatsappDetail(whatsapp)] : []),
        ]}
      />
    </div>
  );
}

function whatsappDetail({
  number,
  display,
}: NonNullable<Company['optionalFacts']['whatsapp']>): ContactDetail {
  return [
    'WhatsApp',
    <a key="whatsapp" href={`https://wa.me/${number.slice(1)}`} rel="noopener">
      {display}
    </a>,
  ];
}
