import { useI18n } from '@torsa/shared/i18n';
import { languageDefinitions, languages, localizePath } from '@torsa/shared/i18n/languages';
import { visuallyHiddenStyle } from '@torsa/shared/theme/visually-hidden';
import { useLocation } from 'react-router-dom';
import { useShellTexts } from '../copy/copy-context.ts';
import { navItemStyle } from './nav-item-style.ts';

/**
 * Links to the current page in the other languages. They are not router links, because each language has separate HTML
 * documents.
 */
export function LanguageSwitch() {
  const { language: shown } = useI18n();
  const { languages: texts } = useShellTexts();
  const { pathname } = useLocation();

  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <a
        key={language}
        href={localizePath(language, pathname)}
        hrefLang={language}
        css={navItemStyle}
      >
        <span lang={language}>{languageDefinitions[language].name}</span>
        <span css={visuallyHiddenStyle}> {texts[language]}</span>
      </a>
    ));
}
