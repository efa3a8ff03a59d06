import { useI18n } from '@torsa/shared/i18n';
import { type Ask, getRequestToClientText } from '../../api/asks.ts';
import { portalStyles } from '../../ui/styles.ts';

interface AskTextProps {
  readonly ask: Pick<Ask, 'text_en' | 'text_bn'>;
}

/** The text of a request to the client in the page's language, or in the other language without a translation. */
export function RequestToClientText({ ask }: AskTextProps) {
  const { language } = useI18n();
  const { text, lang } = getRequestToClientText(ask, language);
  return (
    <span css={[portalStyles.strong, portalStyles.wrapped]} lang={lang}>
      {text}
    </span>
  );
}
