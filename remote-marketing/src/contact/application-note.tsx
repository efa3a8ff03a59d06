import { css } from '@emotion/react';
import { company } from '@torsa/shared/company';
import { useI18n } from '@torsa/shared/i18n';
import { tokens } from '@torsa/shared/theme/tokens';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import type { ContactMessages } from './contact.en.ts';

const { color, radius, space } = tokens;

const note = css({
  marginBlockEnd: space.l,
  padding: space.m,
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
  '& a': { display: 'inline-block', paddingBlock: space.xs },
});

interface ApplicationNoteProps {
  /** The one that the link to this page asked for. */
  readonly subject: string;
  readonly messages: ContactMessages['form']['application'];
}

/** For who comes from an opening: what they apply for, and where their CV goes. */
export function ApplicationNote({ subject, messages }: ApplicationNoteProps) {
  const { format } = useI18n();
  // The prerendered document knows no query.
  const isHydrated = useHydrated();
  const title = Object.values(messages.titles).find(
    (title) => format(messages.subject, { title }) === subject,
  );
  if (!isHydrated || title === undefined) return null;
  return (
    <div css={note}>
      <p>
        <strong>{format(messages.applying, { title })}</strong>
      </p>
      <p>
        {messages.resume} <a href={`mailto:${company.careersEmail}`}>{company.careersEmail}</a>
      </p>
    </div>
  );
}
