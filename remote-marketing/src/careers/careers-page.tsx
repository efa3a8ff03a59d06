import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import type { CareersTexts } from './careers-page.copy.en.ts';
import { jobOpenings } from './openings.ts';
import { JobOpeningsList } from './openings-list.tsx';

const mail = css({ fontSize: tokens.fontSize.lead, overflowWrap: 'anywhere' });

export function CareersPage({ copy }: { readonly copy: CareersTexts }) {
  const { kicker, title, lead, resume } = copy;
  const { format } = useI18n();
  const { careersEmail, closedOpenings } = useCompany();
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={copy.openings.title}>
        <JobOpeningsList
          openings={jobOpenings.filter(({ id }) => !closedOpenings.includes(id))}
          copy={copy.openings}
        />
      </Section>
      <Section
        tone="sunken"
        title={resume.title}
        lead={resume.lead}
        action={
          <p css={mail}>
            <a href={`mailto:${careersEmail}?subject=${encodeURIComponent(resume.subject)}`}>
              {format(resume.submit, { email: careersEmail })}
            </a>
          </p>
        }
      />
    </>
  );
}
