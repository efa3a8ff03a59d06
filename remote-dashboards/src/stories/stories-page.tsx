import { css } from '@emotion/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { Notice } from '@torsa/shared/ui/notice';
import { useState } from 'react';
import { PortalFrame } from '../app/portal-page.tsx';
import { InboxStatisticsList } from '../features/overview/inbox-figures.tsx';
import { DashboardPageLinks } from '../features/overview/page-links.tsx';
import { ProfileDetails } from '../features/overview/profile-details.tsx';
import { PeopleTable } from '../features/people/people-table.tsx';
import { DashboardCard } from '../ui/dashboard-card.tsx';
import { dashboardGridStyle } from '../ui/dashboard-grid.ts';
import { ShortcutsDialog } from '../ui/shortcuts.tsx';
import { ConversationStories } from './conversation-states.tsx';
import { NavigationStories } from './frame-states.tsx';
import { ConversationListStories } from './list-states.tsx';
import { QueryStateStories } from './query-states.tsx';
import { createSampleQueryClient } from './sample-client.ts';
import { sampleLongName, sampleStaff } from './samples.ts';
import type { StoriesTexts } from './stories-page.copy.en.ts';
import { StorySection } from './story-section.tsx';

const stack = css({ display: 'grid', gap: tokens.space.xl, minInlineSize: 0 });

/** The stories page with every portal component in every state, during development only. */
export function StoriesPage({ copy }: { readonly copy: StoriesTexts }) {
  const [client] = useState(createSampleQueryClient);
  const { overview, profile, staff } = copy;
  return (
    <QueryClientProvider client={client}>
      <PortalFrame title={sampleLongName} detail={copy.head.description} copy={copy.portal}>
        <div css={stack}>
          <StorySection title="Tabs, and the bar of a phone">
            <NavigationStories copy={copy} />
          </StorySection>
          <StorySection title="Notices">
            <Notice kind="status">{overview.longest.none}</Notice>
            <Notice kind="alert" action={<Button variant="quiet">{copy.reading.retry}</Button>}>
              {copy.reading.problems.unavailable} {sampleLongName}
            </Notice>
          </StorySection>
          <StorySection title="Cards and figures">
            <div css={dashboardGridStyle}>
              <DashboardCard width="whole" deep title={sampleLongName}>
                <InboxStatisticsList copy={overview.figures} />
              </DashboardCard>
              <DashboardCard width="half" title={profile.title}>
                <ProfileDetails
                  name={sampleLongName}
                  details={[
                    [profile.name, sampleLongName],
                    [profile.email, 'accounts.of.banamali.chattopadhyay.and.sons@timber.example'],
                    [profile.userId, '6a1f0000-0000-4000-8000-000000000001'],
                  ]}
                  shortened={profile.userId}
                />
              </DashboardCard>
              <DashboardCard width="half" title={overview.longest.title}>
                <DashboardPageLinks
                  names={[overview.answer, sampleLongName]}
                  pages={['/dashboard/inbox', '/dashboard/people']}
                />
              </DashboardCard>
            </div>
          </StorySection>
          <StorySection title="Lists">
            <ConversationListStories copy={copy} />
          </StorySection>
          <StorySection title="Table">
            <PeopleTable people={sampleStaff} controls={({ name }) => <p>{name}</p>} copy={staff} />
          </StorySection>
          <StorySection title="Conversation">
            <ConversationStories copy={copy} />
          </StorySection>
          <StorySection title="On the way, and not there">
            <QueryStateStories copy={copy} />
          </StorySection>
          <StorySection title="Dialog">
            <ShortcutsDialog keys={copy.keys} copy={copy.shortcuts} />
          </StorySection>
        </div>
      </PortalFrame>
    </QueryClientProvider>
  );
}
