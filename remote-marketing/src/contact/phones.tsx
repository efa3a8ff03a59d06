import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { media, tokens } from '@torsa/shared/theme/tokens';
import type { ContactMessages } from './contact.en.ts';
import { ContactDetails } from './contact-details.tsx';

const { color, radius, space } = tokens;

// On a phone, where a press dials, they are buttons.
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

/** The numbers of both offices. */
export function Phones({ messages }: { readonly messages: ContactMessages['details'] }) {
  return (
    <div css={place}>
      <ContactDetails
        title={messages.phoneTitle}
        details={company.phones.map(({ id, number, display }) => [
          messages.phones[id],
          <a key={id} href={`tel:${number}`}>
            {display}
          </a>,
        ])}
      />
    </div>
  );
}
