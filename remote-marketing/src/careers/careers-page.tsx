import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import type { CareersMessages } from './careers.en.ts';
import { openings } from './openings.ts';
import { OpeningsList } from './openings-list.tsx';

const mail = css({ fontSize: tokens.fontSize.lead, overflowWrap: 'anywhere' });

export function CareersPage({ messages }: { readonly messages: CareersMessages }) {
  const { kicker, title, lead, resume } = messages;
  const { format } = useI18n();
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={messages.openings.title}>
        <OpeningsList openings={openings} messages={messages.openings} />
      </Section>
      <Section
        tone="sunken"
        title={resume.title}
        lead={resume.lead}
        action={
          <p css={mail}>
            <a
              href={`mailto:${company.careersEmail}?subject=${encodeURIComponent(resume.subject)}`}
            >
              {format(resume.submit, { email: company.careersEmail })}
            </a>
          </p>
        }
      />
    </>
  );
}
