import { css } from '@emotion/react';
import { useCompany } from '@torsa/shared/site-config';
import { plainListStyle } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { getContactPath } from '../contact-path.ts';
import { BackToServicesLink } from './back-link.tsx';
import { DemoWorkList } from './demo-work-list.tsx';
import { ServiceContactButtons } from './next-step.tsx';
import { ProjectSteps } from './project-steps.tsx';
import type { ServiceDetails } from './service-details.copy.en.ts';
import type { ServiceId } from './service-ids.ts';
import type { ServicePageTexts } from './service-page.copy.en.ts';
import { ServicePicture } from './service-picture.tsx';
import { ServicePriceAndDuration } from './service-terms.tsx';

const { color, space } = tokens;

const list = css(plainListStyle, {
  display: 'grid',
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
});
const item = css({
  display: 'flex',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
  // The last item of an odd number of items spans both columns, so that its border has the full width.
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

interface ServiceDetailProps {
  readonly serviceId: ServiceId;
  readonly copy: ServicePageTexts;
}

/** The content of a service page, with links to the contact form. */
export function ServicePageContent({ serviceId, copy }: ServiceDetailProps) {
  const { titles, descriptions } = copy.list;
  const { points, demoWork }: ServiceDetails = copy.details[serviceId];
  const terms = useCompany().optionalFacts.services?.[serviceId];
  return (
    <>
      <PageHeader
        back={<BackToServicesLink>{copy.back}</BackToServicesLink>}
        title={titles[serviceId]}
        lead={descriptions[serviceId]}
      >
        {terms && <ServicePriceAndDuration terms={terms} copy={copy.terms} />}
        <ButtonLink to={getContactPath(titles[serviceId])}>{copy.discuss}</ButtonLink>
      </PageHeader>
      <ServicePicture serviceId={serviceId} />
      <Section title={copy.points}>
        <ul css={list}>
          {points.map((point) => (
            <li key={point} css={item}>
              {point}
            </li>
          ))}
        </ul>
      </Section>
      {demoWork && <DemoWorkList works={demoWork} copy={copy.demoWork} />}
      <ProjectSteps copy={copy.steps} />
      <ServiceContactButtons subject={titles[serviceId]} copy={copy.next} />
    </>
  );
}
