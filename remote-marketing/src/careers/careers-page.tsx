import { css } from '@emotion/react';
import type { PageHead } from '@torsa/shared/contract/remote';
import { useI18n } from '@torsa/shared/i18n';
import type { Message } from '@torsa/shared/i18n/message';
import { useCompany } from '@torsa/shared/site-config';
import { tokens } from '@torsa/shared/theme/tokens';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { openings } from './openings.ts';
import { OpeningsList, type OpeningsMessages } from './openings-list.tsx';

const mail = css({ fontSize: tokens.fontSize.lead, overflowWrap: 'anywhere' });

export interface CareersMessages {
  readonly head: PageHead;
  readonly kicker: string;
  readonly title: string;
  readonly lead: string;
  readonly openings: OpeningsMessages;
  readonly resume: {
    readonly title: string;
    readonly lead: string;
    readonly submit: Message<'email'>;
    readonly subject: string;
  };
}

export function CareersPage({ messages }: { readonly messages: CareersMessages }) {
  const { kicker, title, lead, resume } = messages;
  const { format } = useI18n();
  const { careersEmail, closedOpenings } = useCompany();
  return (
    <>
      <PageHeader kicker={kicker} title={title} lead={lead} />
      <Section title={messages.openings.title}>
        <OpeningsList
          openings={openings.filter(({ id }) => !closedOpenings.includes(id))}
          messages={messages.openings}
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
