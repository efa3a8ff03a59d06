import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { getErrorCode } from '@torsa/shared/database/backend-error';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { useRef, useState } from 'react';
import {
  type Ask,
  getAwaitedParty,
  getNextStepParty,
  getRequestToClientText,
  isOpenRequestToClient,
  useProjectRequestsToClient,
} from '../../api/asks.ts';
import type { Conversation, Message } from '../../api/conversations.ts';
import {
  type Project,
  type ProjectEvent,
  projectEventsQuery,
  projectMembersQuery,
} from '../../api/projects.ts';
import type { SignedInSession } from '../../app/portal-page.tsx';
import { DetailPageSkeleton } from '../../app/portal-page.tsx';
import { DashboardCard } from '../../ui/dashboard-card.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { ClientChecklist } from '../asks/index.ts';
import {
  MessageComposer,
  useConversationWithMessages,
  useReplyDraft,
} from '../conversations/index.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';
import { ProjectMessageForm } from './write-about-project.tsx';

const { color, fontSize, radius, space } = tokens;

const words = css({ fontSize: fontSize.body, overflowWrap: 'anywhere', maxInlineSize: '46rem' });
const muted = css({ color: color.onDeepMuted, fontSize: fontSize.small });
// A light box on the dark card, with the focus colour of light surfaces.
const box = css({
  display: 'grid',
  gap: space.s,
  padding: space.m,
  borderRadius: radius.m,
  backgroundColor: color.surface,
  color: color.text,
  '--color-focus': color.terracotta,
});

interface NextStepCardProps {
  readonly project: Project;
  /** The logged-in client, or undefined for staff. */
  readonly client: SignedInSession['user'] | undefined;
  readonly copy: ProjectTexts;
}

/** A card with the next step of a project. Clients answer the team's requests (asks) or the written next step here. */
export function NextStepCard({ project, client, copy }: NextStepCardProps) {
  const asks = useProjectRequestsToClient(project.id, client ? 'client' : 'staff');
  const written = getNextStepParty(project, asks);
  const { title, none, ofStaff, ofClient } = copy.waiting;
  const named = client ? ofClient : ofStaff;
  const isAsked = asks.some(isOpenRequestToClient);
  const isSent = asks.some(({ state }) => state === 'sent');
  // Keep the checklist mounted after the last request is withdrawn, because it announces the withdrawal.
  const hasAsked = useRef(false);
  hasAsked.current ||= client !== undefined && asks.length > 0;
  const side = client && isAsked ? 'client' : getAwaitedParty(project, asks);
  const needsText = client ? !isAsked && (written || !isSent) : written;
  if (!side && !hasAsked.current) return null;
  return (
    <DashboardCard width="whole" deep title={side ? named[side] : title}>
      {needsText && (
        <p css={words} dir="auto">
          {written ? project.waiting_for : none}
        </p>
      )}
      {hasAsked.current && <OwnAsks project={project.id} />}
      {!client && isAsked && (
        <>
          {side !== 'client' && <p css={muted}>{named.client}</p>}
          <OpenAsks asks={asks} />
        </>
      )}
      {client && !isAsked && written === 'client' && (
        <AnswerAsk project={project} client={client} copy={copy} />
      )}
    </DashboardCard>
  );
}

/** The client's checklist of the team's requests. The page waits for its code, so that nothing moves. */
function OwnAsks({ project }: { readonly project: string }) {
  return <ClientChecklist asks={useProjectRequestsToClient(project, 'client')} />;
}

/** The texts of the unanswered requests. */
function OpenAsks({ asks }: { readonly asks: readonly Ask[] }) {
  const { language } = useI18n();
  return (
    <ul css={portalStyles.tightList}>
      {asks.filter(isOpenRequestToClient).map((ask) => {
        const { text, lang } = getRequestToClientText(ask, language);
        return (
          <li key={ask.id} css={words} lang={lang}>
            {text}
          </li>
        );
      })}
    </ul>
  );
}

interface AnswerAskProps extends NextStepCardProps {
  readonly client: SignedInSession['user'];
}

function AnswerAsk({ project, client, copy }: AnswerAskProps) {
  const { format } = useI18n();
  const { ask } = copy;
  const asked = useAsked(project);
  const thanks =
    asked?.asker === undefined ? ask.thanks : format(ask.thanksOf, { who: asked.asker });
  return (
    <>
      {asked?.asker !== undefined && <p css={muted}>{format(ask.askedBy, { who: asked.asker })}</p>}
      <div css={box}>
        {project.conversation_id === null ? (
          <StartAnswer project={project} client={client} thanks={thanks} copy={copy} />
        ) : (
          <AnswerInThread
            id={project.conversation_id}
            askedAt={asked?.created_at}
            project={project}
            client={client}
            thanks={thanks}
            copy={copy}
          />
        )}
      </div>
    </>
  );
}

/** Returns the event that set the current next step, with its author if that person is still on the project. */
function useAsked(project: Project): (ProjectEvent & { asker: string | undefined }) | undefined {
  const { data: events } = useQuery(projectEventsQuery(project.id, 'client'));
  const { data: members = [] } = useQuery(projectMembersQuery(project.id));
  const asked = events?.rows.findLast(
    ({ kind, body }) => kind === 'waiting' && body === project.waiting_for,
  );
  const isOnProject = members.some(({ is_staff, name }) => is_staff && name === asked?.author_name);
  return asked && { ...asked, asker: isOnProject ? asked.author_name : undefined };
}

interface StartAnswerProps extends AnswerAskProps {
  readonly thanks: string;
}

function StartAnswer({ project, client, thanks, copy }: StartAnswerProps) {
  const { ask } = copy;
  return (
    <ProjectMessageForm
      project={project}
      user={client}
      purpose="ask"
      label={ask.label}
      submitLabel={ask.send}
      sent={thanks}
      copy={copy}
    />
  );
}

interface AnswerInThreadProps extends StartAnswerProps {
  readonly id: string;
  /** The time of the event that set the next step. Undefined if the event has not loaded. */
  readonly askedAt: string | undefined;
}

function AnswerInThread({ id, askedAt, ...props }: AnswerInThreadProps) {
  const { data, error } = useConversationWithMessages(id, 'client');
  if (data) return <AnswerBox {...data} askedAt={askedAt} {...props} />;
  // A missing conversation belongs to another client of the project, because only its owner can read it.
  if (getErrorCode(error) === 'missing') return <StartAnswer {...props} />;
  return error ? (
    <p>{props.copy.ask.unavailable}</p>
  ) : (
    <DetailPageSkeleton label={props.copy.reading.loading} />
  );
}

interface AnswerBoxProps {
  readonly conversation: Conversation;
  readonly thread: readonly Message[];
  readonly askedAt: string | undefined;
  readonly thanks: string;
  readonly copy: ProjectTexts;
}

function AnswerBox({ conversation, thread, askedAt, thanks, copy }: AnswerBoxProps) {
  const { ask } = copy;
  // The answer to the next step has its own draft, separate from the message form below.
  const draft = useReplyDraft(`${conversation.id}.ask`, thread.at(-1)?.number ?? 0);
  const [isSent, setSent] = useState(false);
  const last = thread.at(-1);
  // The next step remains answered after a page reload, until the team replies.
  const isAnswered =
    askedAt !== undefined &&
    last?.kind === 'client' &&
    new Date(last.created_at) > new Date(askedAt);
  return (
    <>
      <div role="status">{(isSent || isAnswered) && <p>{thanks}</p>}</div>
      <MessageComposer
        conversation={conversation}
        thread={thread}
        draft={draft}
        kind="client"
        answeredBy={undefined}
        isPlain
        onSent={() => setSent(true)}
        copy={{
          ...copy.thread.composer,
          label: ask.label,
          reply: ask.send,
          replied: '',
        }}
      />
    </>
  );
}
