import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Button } from '@torsa/shared/ui/button';
import { Select } from '@torsa/shared/ui/select-field';
import { useEffect, useRef, useState } from 'react';
import { type CannedReply, cannedRepliesQuery } from '../../api/conversations.ts';
import { portalStyles } from '../../ui/styles.ts';
import { CannedReplyForm } from './canned-reply-form.tsx';
import type { ConversationTexts } from './conversation-page.copy.en.ts';
import type { ReplyDraft } from './use-reply-draft.ts';

const choice = css({ inlineSize: 'min(100%, 18rem)' });

interface CannedRepliesProps {
  readonly draft: ReplyDraft;
  readonly copy: ConversationTexts['canned'];
}

/** The controls that insert a canned reply into the reply box, and create, edit or delete canned replies. */
export function CannedReplies({ draft, copy }: CannedRepliesProps) {
  const { format } = useI18n();
  const { data: replies = [] } = useQuery(cannedRepliesQuery);
  const [insertedId, setInserted] = useState('');
  const [open, setOpen] = useState<'new' | CannedReply>();
  const rowElement = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);

  // Return the focus to the row of controls, because the closed form had the focus.
  useEffect(() => {
    if (wasOpen.current && !open) {
      rowElement.current?.querySelector<HTMLElement>('select, button')?.focus();
    }
    wasOpen.current = open !== undefined;
  }, [open]);

  const inserted = replies.find(({ id }) => id === insertedId);
  const insert = (id: string) => {
    const chosen = replies.find((reply) => reply.id === id);
    if (!chosen) return;
    setInserted(id);
    draft.type([draft.text, chosen.body].filter((part) => part !== '').join('\n\n'));
  };
  if (open) {
    const reply = open === 'new' ? undefined : open;
    const done = () => setOpen(undefined);
    return <CannedReplyForm reply={reply} body={draft.text} done={done} copy={copy} />;
  }
  return (
    <div ref={rowElement} css={portalStyles.row}>
      {replies.length > 0 && (
        <Select
          css={choice}
          aria-label={copy.label}
          value=""
          values={['', ...replies.map(({ id }) => id)]}
          choose={insert}
          nameOf={(one) => replies.find(({ id }) => id === one)?.title ?? copy.choose}
        />
      )}
      {draft.text.trim() !== '' && (
        <Button variant="quiet" onClick={() => setOpen('new')}>
          {copy.keep}
        </Button>
      )}
      {inserted && (
        <Button variant="quiet" onClick={() => setOpen(inserted)}>
          {format(copy.change, { title: inserted.title })}
        </Button>
      )}
    </div>
  );
}
