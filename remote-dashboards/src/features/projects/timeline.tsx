import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { type ApprovalDecision, type Ask, getRequestToClientText } from '../../api/asks.ts';
import type { ProjectEvent } from '../../api/projects.ts';
import { LinkedText } from '../../ui/linked-text.tsx';
import { portalStyles } from '../../ui/styles.ts';
import { Timestamp } from '../../ui/timestamp.tsx';
import { ApprovalRecords } from '../asks/index.ts';
import type { ProjectTexts } from './project-page.copy.en.ts';

const { color, radius, space } = tokens;

const item = css({
  position: 'relative',
  display: 'grid',
  gap: space.xxs,
  paddingInlineStart: space.l,
  paddingBlockEnd: space.m,
  borderInlineStart: `2px solid ${color.line}`,
  '&:last-of-type': { borderColor: 'transparent', paddingBlockEnd: 0 },
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: '0.375rem',
    insetInlineStart: 'calc(-0.375rem - 1px)',
    inlineSize: '0.75rem',
    blockSize: '0.75rem',
    boxSizing: 'border-box',
    border: `0.1875rem solid ${color.edge}`,
    borderRadius: radius.pill,
    backgroundColor: color.surface,
  },
});
const step = css({ '&::before': { borderWidth: '0.375rem', borderColor: color.river } });
const text = css({ maxInlineSize: '60ch', overflowWrap: 'anywhere' });

/** The number of updates on a printed project page, which serves as a status letter to the client. */
const printedUpdates = 5;

interface TimelineProps {
  readonly events: readonly ProjectEvent[];
  /** The project's requests to the client (asks), which contain both languages of their event texts. */
  readonly asks: readonly Pick<Ask, 'id' | 'text_en' | 'text_bn'>[];
  /** The client's decisions about approval requests, which the timeline shows below their events. */
  readonly approvals: readonly ApprovalDecision[];
  /** Loads older events. Undefined if all events have loaded. */
  readonly older: { readonly isLoading: boolean; readonly load: () => void } | undefined;
  readonly copy: ProjectTexts;
}

/** The timeline of project events, newest first. A printed page has only the last updates and no internal notes. */
export function ProjectTimeline({ events, asks, approvals, older, copy }: TimelineProps) {
  const { format, language } = useI18n();
  const { timeline } = copy;
  const printed = events.filter(({ internal }) => !internal).slice(-printedUpdates);
  // Use the text of the request (ask), because an event has a text in only one language.
  const translate = ({ ask_id, body }: ProjectEvent) => {
    const ask = asks.find(({ id }) => id === ask_id);
    const isText = ask && (body === ask.text_en || body === ask.text_bn);
    return isText ? getRequestToClientText(ask, language).text : body;
  };
  const describe = (event: ProjectEvent) => {
    const { kind, stage, author_name: who } = event;
    const what = translate(event);
    if (kind === 'note') return what;
    const { made, madeBy, link, linkBy, waiting, waitingBy } = timeline;
    if (kind === 'link') return who ? format(linkBy, { who, what }) : format(link, { what });
    if (kind === 'waiting') {
      return who ? format(waitingBy, { who, what }) : format(waiting, { what });
    }
    if (kind in timeline.asks) {
      // The author's name is empty after the deletion of the account.
      const author = who || (kind === 'received' ? copy.people.client : copy.people.team);
      return format(timeline.asks[kind as keyof typeof timeline.asks], { who: author, what });
    }
    const words = { stage: stage === null ? '' : copy.words.stages[stage] };
    const isMade = kind === 'made';
    return who
      ? format(isMade ? madeBy : timeline.stageBy, { ...words, who })
      : format(isMade ? made : timeline.stage, words);
  };
  return (
    <>
      <ol css={portalStyles.list} aria-label={timeline.title} reversed>
        {events.toReversed().map((event) => {
          const { id, kind, stage, body, author_name, created_at } = event;
          // An event belongs to the approval with the same time, because one transaction writes both.
          const recorded = approvals.filter(
            ({ ask_id, decided_at }) => ask_id === event.ask_id && decided_at === created_at,
          );
          return (
            <li
              key={id}
              css={[
                item,
                stage !== null && step,
                !printed.includes(event) && portalStyles.notOnPaper,
              ]}
            >
              {kind === 'note' ? (
                <>
                  <p css={portalStyles.smallMuted}>
                    {event.internal && (
                      <>
                        <span css={portalStyles.internal}>{timeline.internal}</span> ·{' '}
                      </>
                    )}
                    {author_name && `${author_name} · `}
                    <Timestamp at={created_at} as="ago" />
                  </p>
                  <div css={text}>
                    <LinkedText text={body} />
                  </div>
                </>
              ) : (
                <>
                  <p css={text}>
                    <span css={portalStyles.strong}>{describe(event)}</span>{' '}
                    <span css={portalStyles.smallMuted}>
                      · <Timestamp at={created_at} as="ago" />
                    </span>
                  </p>
                  <ApprovalRecords approvals={recorded} />
                </>
              )}
            </li>
          );
        })}
      </ol>
      {older && (
        <div>
          <Button variant="secondary" busy={older.isLoading} onClick={() => older.load()}>
            {older.isLoading ? timeline.loadingOlder : timeline.older}
          </Button>
        </div>
      )}
    </>
  );
}
