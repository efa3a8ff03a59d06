import { htmlElementIds } from '@torsa/shared/contract/names';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { themes } from '@torsa/shared/theme/themes';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { shellTexts } from '../copy/document.copy.en.ts';
import { LanguageProvider } from '../copy/language-provider.tsx';
import { StoriesInBothThemes } from './both-themes.tsx';
import { EmailPreviews } from './mails.tsx';
import { ComponentStories } from './stories.tsx';

const root = document.getElementById(htmlElementIds.root);
if (!root) throw new Error(`The HTML document has no element with the ID ${htmlElementIds.root}.`);

// Each theme has its own `<iframe>`, because the theme is an attribute of the HTML document.
const search = new URLSearchParams(location.search);
const asked = search.get('theme');
const theme = themes.find((name) => name === asked);
if (theme) document.documentElement.dataset['theme'] = theme;

createRoot(root).render(
  search.has('mails') ? (
    <EmailPreviews />
  ) : theme ? (
    <LanguageProvider language={mainLanguage} copy={shellTexts} navigation={{}}>
      <MemoryRouter>
        <ComponentStories />
      </MemoryRouter>
    </LanguageProvider>
  ) : (
    <StoriesInBothThemes />
  ),
);
