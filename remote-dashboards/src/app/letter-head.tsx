import { css, Global } from '@emotion/react';
import { useI18n } from '@torsa/shared/i18n';
import { media } from '@torsa/shared/theme/tokens';
import { formatDay } from '../api/days.ts';
import { useToday } from '../ui/use-today.ts';
import type { NavTexts } from './portal-nav.copy.en.ts';
import type { SignedInSession } from './portal-page.tsx';

/** Print page numbers instead of the page's URL, in browsers that support margin boxes. */
const paper = css`
  @page {
    margin: 16mm 14mm;
    @bottom-right {
      content: counter(page) ' / ' counter(pages);
      font: 9pt sans-serif;
    }
  }
  @media print {
    body::after {
      display: none !important;
    }
  }
`;
const onPaper = css({ display: 'none', [media.print]: { display: 'block' } });

interface LetterHeadProps {
  readonly session: SignedInSession;
  readonly copy: NavTexts['printed'];
}

/** The paper format of portal pages, and the line with company, user and date below the printed title. */
export function PrintedPageHeader({ session, copy }: LetterHeadProps) {
  const { format, language } = useI18n();
  const day = formatDay(language, useToday(), 'medium');
  const { role, user } = session;
  return (
    <>
      <Global styles={paper} />
      <p css={onPaper}>
        {format(role === 'user' ? copy.byClient : copy.byStaff, { name: user.fullName, day })}
      </p>
    </>
  );
}
