/**
 * The language of the document, and how messages, numbers and dates are written in it. One module for the whole page,
 * which the host provides, because a second copy would have a context of its own and know another language.
 */
export { createI18n, type I18n, type Value } from './create-i18n.ts';
export { definePage } from './define-page.ts';
export { I18nProvider, useI18n } from './i18n-context.ts';
