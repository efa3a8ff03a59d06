import { css } from '@emotion/react';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { Card } from '@torsa/shared/ui/card';
import { EmptyState } from '@torsa/shared/ui/empty-state';
import { Notice } from '@torsa/shared/ui/notice';
import { PageHeader } from '@torsa/shared/ui/page-header';
import { Section } from '@torsa/shared/ui/section';
import { Skeleton } from '@torsa/shared/ui/skeleton';
import { useEffect } from 'react';
import { ChatWidget } from '../chat/chat-widget.tsx';
import { markHydrated } from '../early/mark-hydrated.ts';
import { LoadingPage } from '../routing/loading-page.tsx';
import { NotFoundPage } from '../routing/not-found-page.tsx';
import { PageError } from '../routing/page-error.tsx';
import { Toaster } from '../toaster/toaster.tsx';
import {
  ButtonStories,
  CardStories,
  ColorStories,
  FieldStories,
  PasswordFieldStories,
  PictureStories,
  ToastStories,
  TypographyStories,
} from './ui-states.tsx';

const stack = css({ display: 'grid', gap: tokens.space.l });

/** A development page at `/__parts` that shows every shared component in each of its states. */
export function ComponentStories() {
  // Marks the page as hydrated, because an inline script queues all clicks until then.
  useEffect(() => {
    markHydrated('shell');
    markHydrated('page');
  }, []);
  return (
    <main>
      <PageHeader
        kicker="Page header"
        title="Every part in every state"
        lead="A lead of one or two sentences."
        back={<a href="#back">Back to the page above</a>}
      >
        <ButtonStories variants={['primary', 'secondary']} />
      </PageHeader>
      <Section title="Colours">
        <ColorStories />
      </Section>
      <Section title="Type" tone="sunken" lead="A sunken section, with its divider and its lead.">
        <TypographyStories />
      </Section>
      <Section title="Buttons">
        <div css={stack}>
          <ButtonStories variants={['primary', 'secondary', 'quiet']} />
        </div>
      </Section>
      <Section title="On deep water" tone="deep" lead="The accent is for the one thing to do.">
        <div css={stack}>
          <ButtonStories variants={['accent', 'secondary']} />
        </div>
      </Section>
      <Section title="Cards">
        <CardStories />
      </Section>
      <Section title="Fields" width="form">
        <FieldStories />
      </Section>
      <Section title="Notices" width="form">
        <div css={stack}>
          <Notice kind="status">We received your message at 1:24 pm.</Notice>
          <Notice kind="alert" action={<Button variant="quiet">Retry</Button>}>
            This could not be sent. Your text is kept: try again.
          </Notice>
        </div>
      </Section>
      <Section title="Passwords" width="form">
        <PasswordFieldStories />
      </Section>
      <Section
        title="A call"
        tone="sunken"
        lead="What a section asks for stands beside its words."
        action={<ButtonLink to="/">To do</ButtonLink>}
      />
      <Section title="Pictures">
        <PictureStories />
      </Section>
      <Section title="Toasts">
        <ToastStories />
      </Section>
      <Section title="Skeletons">
        <div css={stack}>
          <Skeleton label="Loading" />
          <Card>
            <Skeleton label="Loading a card" lines={3} />
          </Card>
        </div>
      </Section>
      <Section title="Empty states">
        <Card>
          <EmptyState>What is not there yet.</EmptyState>
        </Card>
      </Section>
      {/* The story of the loading state. */}
      <LoadingPage />
      <PageError retrying={false} onRetry={() => {}} />
      <PageError retrying onRetry={() => {}} />
      <NotFoundPage />
      <ChatWidget />
      <Toaster />
    </main>
  );
}
