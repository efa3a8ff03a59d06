import { COMPANY_BY_LANGUAGE } from '../functions/_shared/brand.ts';
import {
  type EmailLanguage,
  getLanguagePathPrefix,
  renderEmailButton,
  renderEmailHeading,
  renderEmailParagraph,
  renderEmailSmallPrint,
  writeEmailContentBox,
  writeEmailDocument,
  writeEmailFooterLink,
} from '../functions/_shared/mail-look.ts';
import {
  type AccountEmailName,
  type AccountEmailTexts,
  accountEmailTexts,
} from './account-mail-copy.ts';

const REACH = {
  en: 'Our address and phone number:',
  bn: 'আমাদের ঠিকানা আর ফোন নম্বর:',
} as const;

/** Sets the template variable `$language` to the language that the recipient chose, if any. */
const OF_ACCOUNT = '{{ $language := print .Data.language }}';

/**
 * Sets `$language` to the language of the requesting page if the recipient chose no language. The template compares
 * lengths, because Go templates cannot compare prefixes.
 */
const OR_OF_PAGE = [
  '{{ $bn := print .SiteURL "/bn/" }}',
  '{{ if and (ne $language "en") (eq (printf "%.*s" (len $bn) .RedirectTo) $bn) }}{{ $language = "bn" }}',
  '{{ else if ne $language "bn" }}{{ $language = "en" }}{{ end }}',
].join('');

/** Returns the HTML template of an auth server email, which is in both languages if the language is unknown. */
export function renderAccountEmail(name: AccountEmailName): string {
  const mail: AccountEmailTexts = accountEmailTexts[name];
  const { en, bn } = mail.copy;
  const page = writeEmailDocument(
    choose('en', 'bn'),
    choose(en.title, bn.title),
    `${unless('bn', sheetOf(mail, 'en'))}${unless('en', sheetOf(mail, 'bn'))}`,
  );
  return languageFor(mail) + page;
}

/** Returns the subject template of an email that the auth server sends. */
export function renderAccountEmailSubject(name: AccountEmailName): string {
  const mail: AccountEmailTexts = accountEmailTexts[name];
  const { en, bn } = mail.copy;
  return languageFor(mail) + choose(en.subject, bn.subject);
}

const languageFor = ({ hasPage }: AccountEmailTexts): string =>
  hasPage ? OF_ACCOUNT + OR_OF_PAGE : OF_ACCOUNT;
const choose = (english: string, bengali: string): string =>
  `{{ if eq $language "bn" }}${bengali}{{ else }}${english}{{ end }}`;
const unless = (language: EmailLanguage, text: string): string =>
  `{{ if ne $language "${language}" }}${text}\n{{ end }}`;

/**
 * Renders an email template in one language for tests, as the auth server does.
 * @param chosen the language in the recipient's account
 * @param page the language of the requesting page
 */
export function renderAccountEmailInLanguage(
  template: string,
  chosen: EmailLanguage | undefined,
  page: EmailLanguage,
): string {
  const asksPage = template.startsWith(OF_ACCOUNT + OR_OF_PAGE);
  const language = chosen ?? (asksPage ? page : '');
  return template
    .replace(OF_ACCOUNT, '')
    .replace(OR_OF_PAGE, '')
    .replace(
      /\{\{ if (eq|ne) \$language "(en|bn)" \}\}(.*?)(?:\{\{ else \}\}(.*?))?\{\{ end \}\}/gs,
      (_, verb: string, asked: string, then: string, otherwise = '') =>
        (asked === language) === (verb === 'eq') ? then : otherwise,
    );
}

/** Links to the contact page, because the auth server does not know the company's current address and phone number. */
function sheetOf(mail: AccountEmailTexts, language: EmailLanguage): string {
  const { title, text, code, button: press, link, otherwise } = mail.copy[language];
  const site = `{{ .SiteURL }}${getLanguagePathPrefix(language)}/`;
  const href = mail.href?.replaceAll('{{ .SiteURL }}/', site);
  const parts = [
    renderEmailHeading(language, title),
    renderEmailParagraph(text),
    ...(code ? [renderEmailParagraph(`<strong style="font-size: 28px;">${code}</strong>`)] : []),
    ...(press && href ? [renderEmailButton(href, press)] : []),
    ...(link && href ? [renderEmailSmallPrint(link), renderEmailSmallPrint(href)] : []),
    renderEmailSmallPrint(otherwise),
  ];
  const contact = `${site}contact`;
  const foot = [
    COMPANY_BY_LANGUAGE[language].name,
    REACH[language],
    writeEmailFooterLink(contact, contact),
  ];
  return writeEmailContentBox(language, parts.join('\n'), foot);
}
