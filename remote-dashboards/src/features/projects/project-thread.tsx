import { useQuery } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { Link, useNavigate } from '@torsa/shared/router';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import { useId } from 'react';
import type { Conversation, Message } from '../../api/conversations.ts';
import { linkedConversationsQuery, type Project } from '../../api/projects.ts';
import type { SignedInSession } from '../../app/portal-page.tsx';
import { DetailPageSkeleton } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { portalStyles } from '../../ui/styles.ts';
import {
  findStaffReplyAfter,
  MessageComposer,
  MessageThread,
  useConversationWithMessages,
  useFilesByMessageId,
  useReplyDraft,
  useSentMessageToast,
} from '../conversations/index.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';
import { ProjectQuestionButton } from './write-about-project.tsx';

interface ProjectThreadProps {
  readonly project: Project;
  /** The logged-in client, or undefined for staff. */
  readonly client: SignedInSession['user'] | undefined;
  readonly copy: ProjectTexts;
}

/** The conversation of a project. Staff also see the other linked conversations. */
export function ProjectConversation(props: ProjectThreadProps) {
  const { project, client, copy } = props;
  const linkedId = useId();
  const isStaff = client === undefined;
  const { data: linked = [] } = useQuery({
    ...linkedConversationsQuery(project.id),
    enabled: isStaff,
  });
  return (
    <DashboardCard width="whole" title={copy.thread.label}>
      {project.conversation_id !== null ? (
        <LoadedThread id={project.conversation_id} {...props} />
      ) : (
        linked.length === 0 && <ThreadMissing {...props} />
      )}
      {linked.length > 0 && (
        <section css={portalStyles.tightStack} aria-labelledby={linkedId}>
          <h3 id={linkedId}>{copy.linkedThreads}</h3>
          <ul css={portalStyles.tightList}>
            {linked.map(({ id, subject, name }) => (
              <li key={id}>
                <Link css={portalStyles.wrappedLink} to={`/dashboard/inbox/${id}`} dir="auto">
                  {subject || copy.noSubject}
                </Link>
                <p css={portalStyles.smallMutedWrapped} dir="auto">
                  {name}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </DashboardCard>
  );
}

interface LoadedThreadProps extends ProjectThreadProps {
  readonly id: string;
}

function LoadedThread({ id, ...props }: LoadedThreadProps) {
  const { client, copy } = props;
  const isStaff = client === undefined;
  const read = useConversationWithMessages(id, isStaff ? 'staff' : 'client');
  const files = useFilesByMessageId(id);
  // A missing conversation belongs to another client of the project, because only its owner can read it.
  if (!read.data && getErrorCode(read.error) === 'missing') {
    return <ThreadMissing {...props} />;
  }
  return (
    <QueryBoundary
      query={read}
      copy={copy.reading}
      skeleton={<DetailPageSkeleton label={copy.reading.loading} />}
    >
      {({ conversation, thread, older }) => (
        <div css={portalStyles.stack}>
          <MessageThread
            thread={thread}
            older={older}
            side={isStaff ? 'staff' : 'client'}
            files={files}
            copy={copy.thread}
          />
          <AnswerBox {...props} conversation={conversation} thread={thread} isStaff={isStaff} />
        </div>
      )}
    </QueryBoundary>
  );
}

function ThreadMissing({ project, client, copy }: ProjectThreadProps) {
  if (client === undefined) {
    return (
      <>
        <p>{copy.noThread.ofStaff}</p>
        <div>
          <ButtonLink variant="secondary" to="/dashboard/inbox">
            {copy.noThread.toInbox}
          </ButtonLink>
        </div>
      </>
    );
  }
  return <ProjectQuestionButton project={project} user={client} copy={copy} />;
}

interface AnswerBoxProps extends ProjectThreadProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly isStaff: boolean;
}

function AnswerBox({ project, conversation, thread, isStaff, copy }: AnswerBoxProps) {
  const navigate = useNavigate();
  const announce = useSentMessageToast({
    conversation: conversation.id,
    reopen: () => void navigate(`/dashboard/projects/${project.id}`),
    copy,
  });
  const draft = useReplyDraft(conversation.id, thread.at(-1)?.number ?? 0);
  return (
    <MessageComposer
      conversation={conversation}
      thread={thread}
      draft={draft}
      kind={isStaff ? 'reply' : 'client'}
      answeredBy={
        isStaff && draft.text !== '' ? findStaffReplyAfter(thread, draft.since) : undefined
      }
      announce={isStaff ? announce : undefined}
      copy={copy.thread.composer}
    />
  );
}
