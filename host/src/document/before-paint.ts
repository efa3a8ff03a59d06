import { founderFlagKey, sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { languageStorageKey, languages, mainLanguage } from '@torsa/shared/i18n/languages';
import { closeLeftMenus } from '../early/close-left-menus.ts';
import { keepEarly } from '../early/keep-early.ts';
import { showTheme } from '../theme/show-theme.ts';

const others = languages.filter((language) => language !== mainLanguage).join('|');

/** Matches the path of a page in another language than the main one: its prefix, and the language. */
const prefixPattern = `/^\\/(${others})(?=\\/|$)/`;

/**
 * A script that came damaged would be answered from the browser's cache for a year, also after a reload: its integrity
 * keeps it from running, and not from being kept. What fails is fetched once more past the cache, for the next attempt.
 */
const renewDamagedScripts = `addEventListener('error', ({ target }) => {
if (target.localName === 'script' && target.src.startsWith(location.origin + '/')) fetch(target.src, { cache: 'reload' }).catch(() => {});
}, true);`;

/**
 * A visitor who has chosen a language and comes from elsewhere goes to the same page in it. Within the site every
 * address is deliberate. The language is told from the address alone, so that it never leads back to itself.
 */
const leadToLanguage = `(() => {
try {
const { origin, pathname, search, hash } = location;
const [prefix = '', shown = '${mainLanguage}'] = ${prefixPattern}.exec(pathname) ?? [];
const chosen = localStorage.getItem('${languageStorageKey}') ?? shown;
if (chosen === shown || !/^(${languages.join('|')})$/.test(chosen)) return;
if (document.referrer.startsWith(origin + '/')) return;
const path = pathname.slice(prefix.length).replace(/^\\/$/, '');
document.documentElement.style.visibility = 'hidden';
location.replace(origin + (chosen === '${mainLanguage}' ? '' : '/' + chosen) + path + search + hash);
} catch {}
})();`;

/**
 * Whoever follows a link to another language has chosen it, and stays where they are: the query and the fragment go along,
 * also where the link is opened in a tab of its own. A browser that keeps nothing shows what its addresses say.
 */
const followLanguage = `['pointerdown', 'click'].forEach((type) => addEventListener(type, ({ target }) => {
const link = target.closest('header a[hreflang]');
if (!link) return;
link.search = location.search;
link.hash = location.hash;
try { if (type === 'click') localStorage.setItem('${languageStorageKey}', link.hreflang); } catch {}
}));`;

/** Where a session is stored, the ways in for guests are not shown before it is read: see `account-links.tsx`. */
const noteSession = `try {
if (localStorage.getItem('${sessionStorageKey}') || localStorage.getItem('${founderFlagKey}')) document.documentElement.dataset.session = '';
} catch {}`;

/**
 * A sheet of paper says where it is from and of which day: shown by `base-css.ts`. The language comes from the address, as
 * translators change that of the document, also to what is no language.
 */
const dateThePrint = `addEventListener('beforeprint', () => {
const { origin, pathname } = location;
const [, language = '${mainLanguage}'] = ${prefixPattern}.exec(pathname) ?? [];
document.body.dataset.printed = origin + pathname + ' · ' + new Date().toLocaleDateString(language, { dateStyle: 'long' });
});`;

/**
 * Runs in every document before anything is painted, so that nobody sees what is then taken away again. A constant
 * text: a content security policy can allow it by its hash.
 */
export const beforePaint = [
  showTheme,
  noteSession,
  keepEarly,
  closeLeftMenus,
  renewDamagedScripts,
  followLanguage,
  dateThePrint,
  leadToLanguage,
].join('\n');
