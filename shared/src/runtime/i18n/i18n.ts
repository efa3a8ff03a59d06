/** The document's language and its text, number and date formats, shared by all remotes as a singleton of the host. */
export { createI18n, type I18n, type PlaceholderValue } from './create-i18n.ts';
export { definePage } from './define-page.ts';
export { I18nProvider, useI18n } from './i18n-context.ts';
