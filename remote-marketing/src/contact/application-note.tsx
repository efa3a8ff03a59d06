import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { minTargetLink } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import type { ContactCopy } from './contact-page.copy.en.ts';

const { color, radius, space } = tokens;

const note = css({
  marginBlockEnd: space.l,
  padding: space.m,
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
  '& a': minTargetLink,
});

interface ApplicationNoteProps {
  /** The subject from the link to this page. */
  readonly subject: string;
  readonly copy: ContactCopy['form']['application'];
}

/** Shown to applicants: the job and the address for their CV. */
export function ApplicationNote({ subject, copy }: ApplicationNoteProps) {
  const { format } = useI18n();
  const { careersEmail } = useCompany();
  // The prerendered document does not know the query.
  const isHydrated = useHydrated();
  const title = Object.values(copy.titles).find(
    (title) => format(copy.subject, { title }) === subject,
  );
  if (!isHydrated || title === undefined) return null;
  return (
    <div css={note}>
      <p>
        <strong>{format(copy.applying, { title })}</strong>
      </p>
      <p>
        {copy.resume} <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
      </p>
    </div>
  );
}
