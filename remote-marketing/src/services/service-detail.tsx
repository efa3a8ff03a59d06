import { css } from '@emotion/react';
import { plainList } from '@torsa/shared/theme/plain-list';
import { media, tokens } from '@torsa/shared/theme/tokens';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { contactPath } from '../contact-path.ts';
import type { Service } from '../content/services.ts';
import { BackLink } from './back-link.tsx';
import { DemoWorkList } from './demo-work-list.tsx';
import { ProjectSteps } from './project-steps.tsx';

const { color, space } = tokens;

const list = css(plainList, {
  display: 'grid',
  columnGap: space.xxl,
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: { gridTemplateColumns: '1fr 1fr' },
});
const item = css({
  display: 'flex',
  gap: space.m,
  paddingBlock: space.m,
  borderBlockEnd: `1px solid ${color.line}`,
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

/** Everything about one service, and the way to talk about it. */
export function ServiceDetail({ service }: { readonly service: Service }) {
  return (
    <>
      <PageHeader back={<BackLink />} title={service.title} lead={service.description}>
        <ButtonLink to={contactPath(service.title)}>Discuss Your Project</ButtonLink>
      </PageHeader>
      <Section title="What you get">
        <ul css={list}>
          {service.details.map((detail) => (
            <li key={detail} css={item}>
              {detail}
            </li>
          ))}
        </ul>
      </Section>
      {service.demoWork && <DemoWorkList works={service.demoWork} />}
      <ProjectSteps />
    </>
  );
}
