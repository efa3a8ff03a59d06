import { isIndexed } from '@torsa/shared/contract/is-indexed';
import type { PageComponent, PageParams } from '@torsa/shared/contract/remote';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { RemoteBoundary } from '../boundaries/remote-boundary.tsx';
import { useHead } from '../document/use-head.ts';
import { headOf, type KnownPage } from './pages.ts';

interface PageViewProps {
  readonly page: KnownPage;
  readonly params: PageParams;
}

/** A page whose code is there, with its head. */
export function PageView({ page, params }: PageViewProps) {
  const { remote, row, module } = page;
  const Page = module?.default;
  useHead(headOf(page, params), isIndexed(row));
  return (
    <PageParamsContext value={params}>
      <RemoteBoundary remote={remote} pattern={row.path} language={Page && languageOf(Page)}>
        {Page ? <Page /> : null}
      </RemoteBoundary>
    </PageParamsContext>
  );
}

function languageOf({ language = mainLanguage }: PageComponent): Language {
  return language;
}
