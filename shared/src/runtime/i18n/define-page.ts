import { type ComponentType, createElement } from 'react';
import type { PageParams } from '../../contract/page-params.ts';
import type { PageComponent, PageHead } from '../../contract/remote.ts';
import type { Language } from '../../i18n/languages.ts';

/** The interface texts of a page, with its title and description. */
interface PageCopy {
  readonly head: PageHead;
}

/** A page component that receives its texts as a prop. Older remotes use the prop `messages`. */
type TranslatablePage<Copy extends PageCopy> = ComponentType<{
  readonly copy: Copy;
  readonly messages: Copy;
}> & {
  /** The title and description of a page whose path has parameters. */
  readonly head?: (copy: Copy, params: PageParams) => PageHead;
};

/**
 * Creates the page of one language, the default export of `page.copy.en.ts` or `page.copy.bn.ts`. Its chunk contains
 * only this language's texts.
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
