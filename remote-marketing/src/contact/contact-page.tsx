import { css } from '@emotion/react';
import { Link } from '@torsa/shared/router';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { PageContainer } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { ContactForm } from './contact-form.tsx';
import type { ContactTexts } from './contact-page.copy.en.ts';
import { EmailAddressList } from './emails.tsx';
import { NextStepsAfterMessage } from './next-steps.tsx';
import { OfficeList } from './offices.tsx';
import { PhoneNumberList } from './phones.tsx';

const columns = css({
  display: 'grid',
  gap: `${tokens.space.xl} ${tokens.space.xxl}`,
  paddingBlockEnd: tokens.space.section,
  // The phone numbers are before the contact form or, on wide screens, beside it, because callers need no form.
  [media.desktop]: {
    gridTemplateColumns: '7fr 4fr',
    gridTemplateRows: 'auto 1fr',
    alignItems: 'start',
    '& > div:first-of-type': { gridArea: '1 / 2' },
  },
  [media.print]: { gridTemplateColumns: '1fr', paddingBlockEnd: 0 },
});
const formPlace = css({ [media.desktop]: { gridArea: '1 / 1 / span 2' } });
const privacy = css({ color: tokens.color.textMuted, fontSize: tokens.fontSize.small });
const side = css({ display: 'grid', gap: tokens.space.xl });
const onScreen = css({ [media.print]: { display: 'none' } });
const formTitle = css({ marginBlockEnd: tokens.space.s, fontSize: tokens.fontSize.h3 });

export function ContactPage({ copy }: { readonly copy: ContactTexts }) {
  const { kicker, title, lead, form, details, next, offices } = copy;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <PageContainer css={columns}>
        <PhoneNumberList copy={details} />
        <Card as="section" css={[formPlace, onScreen]}>
          <h2 css={formTitle}>{form.title}</h2>
          <ContactForm copy={form} />
          <p css={privacy}>
            {form.data} <Link to="/privacy">{form.privacy}</Link>
          </p>
        </Card>
        <div css={side}>
          <EmailAddressList copy={details} />
          <NextStepsAfterMessage copy={next} />
        </div>
      </PageContainer>
      <OfficeList copy={offices} />
    </>
  );
}
