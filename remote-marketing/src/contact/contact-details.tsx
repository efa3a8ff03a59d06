import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { tokens } from '@torsa/shared/theme/tokens';

const { color, fontSize, space } = tokens;

const details = css({ display: 'grid', gap: space.xl });
const title = css({ fontSize: fontSize.h3 });
const list = css({ display: 'grid', marginBlockStart: space.s });
const row = css({ paddingBlock: space.s, borderBlockStart: `1px solid ${color.line}` });
const term = css({ color: color.textMuted, fontSize: fontSize.small });
const value = css({ fontSize: fontSize.lead, overflowWrap: 'anywhere' });

type Id<List extends 'emails' | 'phones'> = (typeof company)[List][number]['id'];

export interface DetailsMessages {
  readonly emailTitle: string;
  readonly emails: Readonly<Record<Id<'emails'>, string>>;
  readonly phoneTitle: string;
  readonly phones: Readonly<Record<Id<'phones'>, string>>;
}

/** The addresses and numbers of the company. */
export function ContactDetails({ messages }: { readonly messages: DetailsMessages }) {
  return (
    <div css={details}>
      <section>
        <h2 css={title}>{messages.emailTitle}</h2>
        <dl css={list}>
          {company.emails.map((email) => (
            <div key={email.address} css={row}>
              <dt css={term}>{messages.emails[email.id]}</dt>
              <dd css={value}>
                <a href={`mailto:${email.address}`}>{email.address}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 css={title}>{messages.phoneTitle}</h2>
        <dl css={list}>
          {company.phones.map((phone) => (
            <div key={phone.number} css={row}>
              <dt css={term}>{messages.phones[phone.id]}</dt>
              <dd css={value}>
                <a href={`tel:${phone.number}`}>{phone.display}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
