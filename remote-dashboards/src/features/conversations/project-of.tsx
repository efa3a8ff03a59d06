import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import type { Conversation } from '../../api/conversations.ts';
import { projectOfConversationQuery } from '../../api/projects.ts';
import { Reading } from '../../ui/reading.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { MakeProject } from '../projects/index.ts';
import type { ConversationMessages } from './conversation-messages.en.ts';

const link = css({ display: 'inline-block', paddingBlock: '0.7rem', overflowWrap: 'anywhere' });

interface ProjectOfProps {
  readonly conversation: Conversation;
  readonly messages: Pick<ConversationMessages, 'project' | 'reading'>;
}

/** The project that a conversation became, or what makes one of it. */
export function ProjectOf({ conversation, messages }: ProjectOfProps) {
  const query = useQuery(projectOfConversationQuery(conversation.id));
  const { project, reading } = messages;
  return (
    <Reading
      query={query}
      messages={reading}
      skeleton={<RowSkeletons label={reading.loading} rows={1} height="3rem" />}
    >
      {(found) =>
        found ? (
          <SideCard title={project.title}>
            <Link css={link} to={`/dashboard/projects/${found.id}`} dir="auto">
              {found.title}
            </Link>
          </SideCard>
        ) : (
          <MakeProject
            conversation={conversation}
            messages={project.make}
            services={project.services}
          />
        )
      }
    </Reading>
  );
}
