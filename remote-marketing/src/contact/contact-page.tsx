import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { ContactDetails, type DetailsMessages } from './contact-details.tsx';
import { ContactForm, type ContactFormMessages } from './contact-form.tsx';
import { NextSteps, type NextStepsMessages } from './next-steps.tsx';
import { Offices, type OfficesMessages } from './offices.tsx';

const columns = css({
  display: 'grid',
  gap: tokens.space.xxl,
  paddingBlockEnd: tokens.space.section,
  [media.desktop]: { gridTemplateColumns: '7fr 4fr', alignItems: 'start' },
  [media.print]: { gridTemplateColumns: '1fr', paddingBlockEnd: 0 },
});
const side = css({ display: 'grid', gap: tokens.space.xl });
const onScreen = css({ [media.print]: { display: 'none' } });
const formTitle = css({ marginBlockEnd: tokens.space.s, fontSize: tokens.fontSize.h3 });

export interface ContactMessages {
  readonly head: PageHead;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly form: ContactFormMessages;
  readonly details: DetailsMessages;
  readonly next: NextStepsMessages;
  readonly offices: OfficesMessages;
}

export function ContactPage({ messages }: { readonly messages: ContactMessages }) {
  const { kicker, title, lead, form, details, next, offices } = messages;
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Container css={columns}>
        <Card as="section" css={onScreen}>
          <h2 css={formTitle}>{form.title}</h2>
          <ContactForm messages={form} />
        </Card>
        <div css={side}>
          <ContactDetails messages={details} />
          <NextSteps messages={next} />
        </div>
      </Container>
      <Offices messages={offices} />
    </>
  );
}
