import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useI18n } from '@torsa/shared/i18n';
import { Link } from '@torsa/shared/router';
import { tokens } from '@torsa/shared/theme/tokens';
import { PortalData } from '../data/portal-data.tsx';
import { agoIn } from '../parts/moments.ts';
import { figuresQuery } from './figures-query.ts';
import type { PortalMessages } from './portal-messages.en.ts';

const { space } = tokens;

const place = css({ display: 'grid', gap: space.xxs });
const link = css({ color: 'inherit', fontWeight: 600 });

interface InboxLinkProps {
  readonly messages: PortalMessages;
}

/** Leads to the Inbox, and says how many wait there and since when. */
export function InboxLink({ messages }: InboxLinkProps) {
  return (
    <PortalData>
      <Figures messages={messages} />
    </PortalData>
  );
}

function Figures({ messages }: InboxLinkProps) {
  const { format, language } = useI18n();
  const { data } = useQuery(figuresQuery);
  return (
    <div css={place}>
      <Link css={link} to="/dashboard/inbox">
        {data ? format(messages.waiting, { count: data.waiting }) : messages.inbox}
      </Link>
      {data?.oldest && (
        <small>{format(messages.longest, { moment: agoIn(language, data.oldest) })}</small>
      )}
    </div>
  );
}
