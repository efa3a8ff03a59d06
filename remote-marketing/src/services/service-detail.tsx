import { css } from '@emotion/react';
import { useCompany } from '@torsa/shared/site-config';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { contactPath } from '../contact-path.ts';
import { BackLink } from './back-link.tsx';
import { DemoWorkList, type DemoWorkMessages } from './demo-work-list.tsx';
import { NextStep, type NextStepMessages } from './next-step.tsx';
import { ProjectSteps, type ProjectStepsMessages } from './project-steps.tsx';
import type { ServiceDetails, ServiceDetailsMessages } from './service-details.en.ts';
import type { ServiceId } from './service-ids.ts';
import { ServicePicture } from './service-picture.tsx';
import { ServiceTerms, type ServiceTermsMessages } from './service-terms.tsx';
import type { ServicesMessages } from './services-list.en.ts';

const { color, space } = tokens;

const list = css(plainList, {
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
});
const item = css({
  display: 'flex',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  // The lines run from bank to bank.
  [media.desktop]: {
    paddingInlineEnd: space.xl,
    '&:last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  '&::before': {
    content: '""',
    flex: 'none',
    inlineSize: '0.75rem',
    blockSize: '1rem',
    marginBlockStart: '0.35em',
    borderRadius: tokens.radius.arch,
    backgroundColor: color.terracotta,
  },
});

/** With those of the list of all services, which stands in its place for an address that is none. */
export interface ServiceMessages extends ServicesMessages {
  readonly back: string;
  readonly discuss: string;
  /** The title of what the client gets. */
  readonly points: string;
  readonly demoWork: DemoWorkMessages;
  readonly steps: ProjectStepsMessages;
  readonly next: NextStepMessages;
  readonly terms: ServiceTermsMessages;
  readonly details: ServiceDetailsMessages;
}

interface ServiceDetailProps {
  readonly serviceId: ServiceId;
  readonly messages: ServiceMessages;
}

/** Everything about one service, and the way to talk about it. */
export function ServiceDetail({ serviceId, messages }: ServiceDetailProps) {
  const { titles, descriptions } = messages.list;
  const { points, demoWork }: ServiceDetails = messages.details[serviceId];
  const terms = useCompany().given.services?.[serviceId];
  return (
    <>
      <PageHeader
        back={<BackLink>{messages.back}</BackLink>}
        title={titles[serviceId]}
        lead={descriptions[serviceId]}
      >
        {terms && <ServiceTerms terms={terms} messages={messages.terms} />}
        <ButtonLink to={contactPath(titles[serviceId])}>{messages.discuss}</ButtonLink>
      </PageHeader>
      <ServicePicture serviceId={serviceId} />
      <Section title={messages.points}>
        <ul css={list}>
          {points.map((point) => (
            <li key={point} css={item}>
              {point}
            </li>
          ))}
        </ul>
      </Section>
      {demoWork && <DemoWorkList works={demoWork} messages={messages.demoWork} />}
      <ProjectSteps messages={messages.steps} />
      <NextStep subject={titles[serviceId]} messages={messages.next} />
    </>
  );
}
