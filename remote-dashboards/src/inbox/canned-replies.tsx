import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { tokens } from '@torsa/shared/theme/tokens';
import { Button } from '@torsa/shared/ui/button';
import { useState } from 'react';
import type { Draft } from '../conversation/use-draft.ts';
import { selectStyle } from '../parts/select-style.ts';
import type { ConversationMessages } from './conversation.en.ts';
import { cannedRepliesQuery } from './inbox-queries.ts';
import { KeepCannedReply } from './keep-canned-reply.tsx';

const { space } = tokens;

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.s });
const choice = css(selectStyle, { inlineSize: 'min(100%, 18rem)' });

interface CannedRepliesProps {
  readonly draft: Draft;
  readonly messages: ConversationMessages['canned'];
}

/** Answers that staff have given before: one is added to what is typed, and what is typed can become one. */
export function CannedReplies({ draft, messages }: CannedRepliesProps) {
  const { data: replies = [] } = useQuery(cannedRepliesQuery);
  const [isKeeping, setKeeping] = useState(false);
  const insert = (id: string) => {
    const chosen = replies.find((reply) => reply.id === id);
    if (chosen) draft.type([draft.text, chosen.body].filter((part) => part !== '').join('\n\n'));
  };
  if (isKeeping && draft.text !== '') {
    return <KeepCannedReply body={draft.text} done={() => setKeeping(false)} messages={messages} />;
  }
  return (
    <div css={row}>
      {replies.length > 0 && (
        <select
          css={choice}
          aria-label={messages.label}
          value=""
          onChange={({ target }) => insert(target.value)}
        >
          <option value="">{messages.choose}</option>
          {replies.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      )}
      {draft.text.trim() !== '' && (
        <Button variant="quiet" onClick={() => setKeeping(true)}>
          {messages.keep}
        </Button>
      )}
    </div>
  );
}
