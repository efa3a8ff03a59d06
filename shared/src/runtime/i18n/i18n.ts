/**
 * The document's language and its formats for texts, numbers and dates. The host provides this module as a singleton.
 * A second instance would have another React context with another language.
 */
export { createI18n, type I18n, type PlaceholderValue } from './create-i18n.ts';
export { definePage } from './define-page.ts';
export { I18nProvider, useI18n } from './i18n-context.ts';
