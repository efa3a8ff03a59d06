import { type ComponentType, createElement } from 'react';
import type { PageParams } from '../../contract/page-params.ts';
import type { PageComponent, PageHead } from '../../contract/remote.ts';
import type { Language } from '../../i18n/languages.ts';

/** The words of a page; those of its head are among them. */
interface PageMessages {
  readonly head: PageHead;
}

/** A page without its words. */
type TranslatablePage<Messages extends PageMessages> = ComponentType<{
  readonly messages: Messages;
}> & {
  /** For a page whose head depends on its address. */
  readonly head?: (messages: Messages, params: PageParams) => PageHead;
};

/** A page in a language: what a module such as `about.bn.ts` exports. Its chunk holds both and no other language. */
export function definePage<Messages extends PageMessages>(
  language: Language,
  Page: TranslatablePage<Messages>,
  messages: NoInfer<Messages>,
): PageComponent {
  const InLanguage = () => createElement(Page, { messages });
  const head = Page.head
    ? (params: PageParams) => Page.head?.(messages, params) ?? messages.head
    : messages.head;
  return Object.assign(InLanguage, { head, language, messages });
}
