import { css } from '@emotion/react';
import { deepSurface } from '@torsa/shared/theme/deep-surface';
import { tokens } from '@torsa/shared/theme/tokens';
import { Container } from '@torsa/shared/ui/container';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { ButtonStates } from './parts/button-states.tsx';
import { CardStates } from './parts/card-states.tsx';
import { ColorStates } from './parts/color-states.tsx';
import { FieldStates } from './parts/field-states.tsx';
import { TypeStates } from './parts/type-states.tsx';

const deep = css(deepSurface, { padding: tokens.space.l });

/** Every shared part in every state, for those who work on them. In development alone: at `/__parts`. */
export function Workshop() {
  return (
    <main>
      <PageHeader
        kicker="Page header"
        title="Every part in every state"
        lead="A lead of one or two sentences."
        back={<a href="#back">Back to the page above</a>}
      >
        <ButtonStates variants={['primary', 'secondary']} />
      </PageHeader>
      <Section title="Colours">
        <ColorStates />
      </Section>
      <Section title="Type" tone="sunken" lead="A sunken section, with its divider and its lead.">
        <TypeStates />
      </Section>
      <Section title="Buttons">
        <ButtonStates variants={['primary', 'secondary', 'quiet']} />
        <div css={deep}>
          <ButtonStates variants={['accent', 'secondary']} />
        </div>
      </Section>
      <Section title="Cards" tone="deep">
        <CardStates />
      </Section>
      <Section title="Fields" width="form">
        <FieldStates />
      </Section>
      <Container>
        <Skeleton label="Loading" />
      </Container>
    </main>
  );
}
