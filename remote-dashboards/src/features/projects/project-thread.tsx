import { errorCode } from '@torsa/shared/database/backend-error';
import { ButtonLink } from '@torsa/shared/ui/button-link';
import type { Conversation, Message } from '../../api/conversations.ts';
import { DetailSkeleton } from '../../app/detail-frame.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { styles } from '../../ui/styles.ts';
import {
  Composer,
  findStaffReplyAfter,
  Thread,
  useConversation,
  useReplyDraft,
} from '../conversations/index.ts';
import type { ProjectCopy } from './project-page.copy.en.ts';

interface ProjectThreadProps {
  /** ID of the project's conversation. Null if the project has no conversation. */
  readonly conversation: string | null;
  readonly isStaff: boolean;
  readonly copy: ProjectCopy;
}

/** The conversation of a project on the project page. */
export function ProjectThread({ conversation, isStaff, copy }: ProjectThreadProps) {
  const { thread } = copy;
  return (
    <DashboardCard width="whole" title={thread.label}>
      {conversation !== null ? (
        <LoadedThread id={conversation} isStaff={isStaff} copy={copy} />
      ) : (
        <ThreadMissing isStaff={isStaff} copy={copy} />
      )}
    </DashboardCard>
  );
}

interface LoadedThreadProps {
  readonly id: string;
  readonly isStaff: boolean;
  readonly copy: ProjectCopy;
}

function LoadedThread({ id, isStaff, copy }: LoadedThreadProps) {
  const read = useConversation(id, isStaff ? 'staff' : 'client');
  // A project can have several clients, but only the client who owns the conversation can read it.
  if (!read.data && errorCode(read.error) === 'missing') {
    return <ThreadMissing isStaff={isStaff} copy={copy} />;
  }
  return (
    <QueryBoundary
      query={read}
      copy={copy.reading}
      skeleton={<DetailSkeleton label={copy.reading.loading} />}
    >
      {({ conversation, thread, older }) => (
        <div css={styles.stack}>
          <Thread
            thread={thread}
            older={older}
            side={isStaff ? 'staff' : 'client'}
            copy={copy.thread}
          />
          <AnswerBox conversation={conversation} thread={thread} isStaff={isStaff} copy={copy} />
        </div>
      )}
    </QueryBoundary>
  );
}

function ThreadMissing({ isStaff, copy }: Pick<ProjectThreadProps, 'isStaff' | 'copy'>) {
  const { noThread } = copy;
  if (isStaff) return <p>{noThread.ofStaff}</p>;
  return (
    <>
      <p>{noThread.ofClient}</p>
      <div>
        <ButtonLink variant="secondary" to="/contact">
          {noThread.write}
        </ButtonLink>
      </div>
    </>
  );
}

interface AnswerBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly isStaff: boolean;
  readonly copy: ProjectCopy;
}

function AnswerBox({ conversation, thread, isStaff, copy }: AnswerBoxProps) {
  const draft = useReplyDraft(conversation.id, thread.at(-1)?.number ?? 0);
  return (
    <Composer
      conversation={conversation}
      thread={thread}
      draft={draft}
      kind={!isStaff ? 'client' : draft.isNote ? 'note' : 'reply'}
      answeredBy={
        isStaff && draft.text !== '' ? findStaffReplyAfter(thread, draft.since) : undefined
      }
      copy={copy.thread.composer}
    />
  );
}
