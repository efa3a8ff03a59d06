import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { Card } from '@torsa/shared/ui/card';
import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { ContactDetails } from './contact-details.tsx';
import { ContactForm } from './contact-form.tsx';
import { Offices } from './offices.tsx';

const columns = css({
  display: 'grid',
  gap: tokens.space.xxl,
  paddingBlockEnd: tokens.space.section,
  [media.desktop]: { gridTemplateColumns: '7fr 4fr', alignItems: 'start' },
});
const formTitle = css({ marginBlockEnd: tokens.space.s, fontSize: tokens.fontSize.h3 });

export default function ContactPage() {
  return (
    <>
      <PageHeader
        kicker="Contact Us"
        title="Tell us about it"
        lead="Write a few lines, call, or come by for tea. We answer within one working day."
      />
      <Container css={columns}>
        <Card as="section">
          <h2 css={formTitle}>Write to us</h2>
          <ContactForm />
        </Card>
        <ContactDetails />
      </Container>
      <Offices />
    </>
  );
}

ContactPage.head = {
  title: 'Contact Us',
  description:
    'Write to Torsa, call us, or visit the head office in Cooch Behar or the office in Kolkata.',
} satisfies PageHead;
