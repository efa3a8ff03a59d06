import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { presenceQuery } from '../../api/conversations.ts';
import type { InboxCopy } from './inbox.copy.en.ts';

interface PresenceProps {
  readonly conversation: string;
  readonly isWriting: boolean;
  readonly copy: InboxCopy['presence'];
}

const line = css({ color: tokens.color.text, fontWeight: 600 });

/** Says who else writes or looks here. Two answers to one question are an embarrassment. */
export function Presence({ conversation, isWriting, copy }: PresenceProps) {
  const { format } = useI18n();
  const query = presenceQuery(conversation, isWriting);
  const { data = [] } = useQuery({ ...query, placeholderData: keepPreviousData });
  return (
    <div role="status" css={line}>
      {data.map(({ name, writing }) => (
        <p key={name}>{format(writing ? copy.writing : copy.looking, { name })}</p>
      ))}
    </div>
  );
}
