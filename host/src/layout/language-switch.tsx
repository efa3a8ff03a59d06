import { useI18n } from '@torsa/shared/i18n';
import { languages, languageTable, pathIn } from '@torsa/shared/i18n/languages';
import { visuallyHidden } from '@torsa/shared/theme/visually-hidden';
import { useLocation } from 'react-router-dom';
import { useCopy } from '../copy/copy-context.ts';
import { navItem } from './nav-item-style.ts';

/**
 * Leads to this page in the other languages, each under its own name. It is a link like any other, to another
 * document: nothing of one language is in a page of another. `inline/remember-language.ts` remembers which one was chosen.
 */
export function LanguageSwitch() {
  const { language: shown } = useI18n();
  const { languages: texts } = useCopy();
  const { pathname } = useLocation();

  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <a key={language} href={pathIn(language, pathname)} hrefLang={language} css={navItem}>
        <span lang={language}>{languageTable[language].name}</span>
        <span css={visuallyHidden}> {texts[language]}</span>
      </a>
    ));
}
