import { css } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { useCompany } from '@torsa/shared/site-config';
import { touchTargetLinkStyle } from '@torsa/shared/theme/min-target-size';
import { tokens } from '@torsa/shared/theme/tokens';
import { useHydrated } from '@torsa/shared/ui/use-hydrated';
import type { ContactTexts } from './contact-page.copy.en.ts';

const { color, radius, space } = tokens;

const note = css({
  marginBlockEnd: space.l,
  padding: space.m,
  borderRadius: radius.m,
  backgroundColor: color.sunken,
  overflowWrap: 'anywhere',
  '& a': touchTargetLinkStyle,
});

interface ApplicationNoteProps {
  /** The message subject in the URL of this page. */
  readonly subject: string;
  readonly copy: ContactTexts['form']['application'];
}

/** A note on the contact page for job applicants, with the job title and the email address for their CV. */
export function JobApplicationNote({ subject, copy }: ApplicationNoteProps) {
  const { format } = useI18n();
  const { careersEmail } = useCompany();
  // Renders the note after hydration, because the prerendered document does not know the URL query.
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
