import { type ComponentType, createElement } from 'react';
import type { PageParams } from '../../contract/page-params.ts';
import type { PageComponent, PageHead } from '../../contract/remote.ts';
import type { Language } from '../../i18n/languages.ts';

/** The texts of a page, with those of its head. */
interface PageCopy {
  readonly head: PageHead;
}

/** A page without its texts. Remotes that were built before take them as `messages`. */
type TranslatablePage<Copy extends PageCopy> = ComponentType<{
  readonly copy: Copy;
  readonly messages: Copy;
}> & {
  /** For a page whose head depends on its address. */
  readonly head?: (copy: Copy, params: PageParams) => PageHead;
};

/**
 * A page in a language: the default export of `page.copy.en.ts` and `page.copy.bn.ts`. The chunk of a copy file contains the
 * page and no other language.
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
