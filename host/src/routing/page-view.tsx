import { isIndexed } from '@torsa/shared/contract/is-indexed';
import type { PageComponent } from '@torsa/shared/contract/remote';
import { type Language, mainLanguage } from '@torsa/shared/i18n/languages';
import { PageParamsContext } from '@torsa/shared/router/page-params';
import { RemoteBoundary } from '../boundaries/remote-boundary.tsx';
import { headOf, type LoadedPage } from '../federation/remote-loader.ts';
import { useHead } from '../head/use-head.ts';

/** A page whose code is there, with its head. */
export function PageView({ page }: { readonly page: LoadedPage }) {
  const { remote, row, params, module } = page;
  const Page = module.default;
  useHead(headOf(page), isIndexed(row));
  return (
    <PageParamsContext value={params}>
      <RemoteBoundary remote={remote} pattern={row.path} language={languageOf(Page)}>
        <Page />
      </RemoteBoundary>
    </PageParamsContext>
  );
}

function languageOf({ language = mainLanguage }: PageComponent): Language {
  return language;
}
