import { languageStorageKey, languages, mainLanguage } from '@torsa/shared/i18n/languages';

const others = languages.filter((language) => language !== mainLanguage).join('|');

/**
 * Runs in every document before anything is painted, so that nobody sees what is then taken away again. A constant
 * text: a content security policy can allow it by its hash.
 *
 * A visitor who has chosen a language and comes from elsewhere goes to the same page in it. Within the site every
 * address is deliberate. The language is told from the address alone, so that it never leads back to itself.
 */
export const beforePaint = `(() => {
try {
const { origin, pathname, search, hash } = location;
const [prefix = '', shown = '${mainLanguage}'] = /^\\/(${others})(?=\\/|$)/.exec(pathname) ?? [];
const chosen = localStorage.getItem('${languageStorageKey}') ?? shown;
if (chosen === shown || !/^(${languages.join('|')})$/.test(chosen)) return;
if (document.referrer.startsWith(origin + '/')) return;
const path = pathname.slice(prefix.length).replace(/^\\/$/, '');
document.documentElement.style.visibility = 'hidden';
location.replace(origin + (chosen === '${mainLanguage}' ? '' : '/' + chosen) + path + search + hash);
} catch {}
})();`;
