import { definePage } from '@torsa/shared/i18n';
import type { Translation } from '@torsa/shared/i18n/message';
import { navTexts } from '../../app/portal-nav.copy.en.ts';
import { UnknownPage } from './unknown-page.tsx';

const copy = {
  portal: navTexts,
  // The same texts as the host's 404 page.
  head: { title: 'Page not found', description: 'Torsa has no page at this address.' },
  lead: 'There is no page at this address. It may have moved, or the address may contain a typo.',
  home: 'Back to home',
  overview: 'Open your overview',
} as const;

export type UnknownPageTexts = Translation<typeof copy>;

export default definePage('en', UnknownPage, copy);
