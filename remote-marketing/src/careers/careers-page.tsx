import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import type { PageHead } from '@torsa/shared/contract/remote';
import { tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { openings } from '../content/openings.ts';
import { OpeningsList } from './openings-list.tsx';

const resumeSubject = encodeURIComponent('Resume');
const mail = css({ fontSize: tokens.fontSize.lead, overflowWrap: 'anywhere' });

export default function CareersPage() {
  return (
    <>
      <PageHeader
        kicker="Careers"
        title="Work you can point at from the bus"
        lead="The shop, the school and the clinic that use it are down the road. You meet the people you build for, you go home in time, and you are paid on the first of the month."
      />
      <Section title="Open positions">
        <OpeningsList openings={openings} />
      </Section>
      <Section
        tone="sunken"
        title="Nothing that fits?"
        lead="Send your resume all the same, with two lines about the work you are proudest of. We answer every letter within ten days."
      >
        <p css={mail}>
          <a href={`mailto:${company.careersEmail}?subject=${resumeSubject}`}>
            Submit your resume to {company.careersEmail}
          </a>
        </p>
      </Section>
    </>
  );
}

CareersPage.head = {
  title: 'Careers',
  description:
    'Open positions at Torsa in Cooch Behar and Kolkata: frontend, AI and machine learning, digital marketing, and design.',
} satisfies PageHead;
