import { type ComponentType, createElement } from 'react';
import type { PageParams } from '../../contract/page-params.ts';
import type { PageComponent, PageHead } from '../../contract/remote.ts';
import type { Language } from '../../i18n/languages.ts';

/** The texts of a page and of its head. */
interface PageCopy {
  readonly head: PageHead;
}

/** A page component without its texts. Remotes that were built earlier read them from the prop `messages`. */
type TranslatablePage<Copy extends PageCopy> = ComponentType<{
  readonly copy: Copy;
  readonly messages: Copy;
}> & {
  /** The head of a page that depends on the page's parameters. */
  readonly head?: (copy: Copy, params: PageParams) => PageHead;
};

/**
 * Creates a page in one language: the default export of `page.copy.en.ts` and `page.copy.bn.ts`. Each copy file's
 * chunk contains the page and only one language.
 */
export function definePage<Copy extends PageCopy>(
  language: Language,
  Page: TranslatablePage<Copy>,
  copy: NoInfer<Copy>,
): PageComponent {
  const InLanguage = () => createElement(Page, { copy, messages: copy });
  const head = Page.head
    ? (params: PageParams) => Page.head?.(copy, params) ?? copy.head
    : copy.head;
  return Object.assign(InLanguage, { head, language, messages: copy });
}
