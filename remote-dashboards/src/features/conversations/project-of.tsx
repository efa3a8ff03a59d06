import { useQuery } from '@tanstack/react-query';
import { Link } from '@torsa/shared/router';
import type { Conversation } from '../../api/conversations.ts';
import { projectOfConversationQuery } from '../../api/projects.ts';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { RowSkeletons } from '../../ui/row-skeletons.tsx';
import { SideCard } from '../../ui/side-card.tsx';
import { styles } from '../../ui/styles.ts';
import { MakeProject } from '../projects/index.ts';
import type { ConversationCopy } from './conversation-page.copy.en.ts';

interface ProjectOfProps {
  readonly conversation: Conversation;
  readonly copy: Pick<ConversationCopy, 'project' | 'reading'>;
}

/** The project that a conversation became, or what makes one of it. */
export function ProjectOf({ conversation, copy }: ProjectOfProps) {
  const query = useQuery(projectOfConversationQuery(conversation.id));
  const { project, reading } = copy;
  return (
    <QueryBoundary
      query={query}
      copy={reading}
      skeleton={<RowSkeletons label={reading.loading} rows={1} height="3rem" />}
    >
      {(found) =>
        found ? (
          <SideCard title={project.title}>
            <Link css={styles.wrappedLink} to={`/dashboard/projects/${found.id}`} dir="auto">
              {found.title}
            </Link>
          </SideCard>
        ) : (
          <MakeProject
            conversation={conversation}
            copy={project.make}
            services={project.services}
          />
        )
      }
    </QueryBoundary>
  );
}
