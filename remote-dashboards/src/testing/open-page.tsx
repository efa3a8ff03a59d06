import { act, cleanup } from '@testing-library/react';
import { startSession, useAuth } from '@torsa/shared/auth';
import type { SiteSettings } from '@torsa/shared/contract/site-settings';
import type { Language } from '@torsa/shared/i18n/languages';
import {
  openPage as openRemotePage,
  type RenderedPage,
  renderPage,
} from '@torsa/shared/testing/render-page';
import { type Person, storeSession } from '@torsa/shared/testing/stub-backend';
import type { ReactNode } from 'react';
import { queryClient } from '../api/query-client.ts';
import { SignedInPage } from '../app/portal-page.tsx';
import { routes } from '../routes.ts';
import { entriesIn } from './portal-entries.ts';

export interface OpenedPage extends RenderedPage {
  /** Stops session listeners and retries, which would otherwise affect the next test. */
  readonly stop: () => void;
}

/** Opens a page of this remote with an optional stored session and an empty query cache. */
export async function openPage(
  address: string,
  person?: Person,
  language: Language = 'en',
  settings: SiteSettings = {},
): Promise<OpenedPage> {
  return openWithSession(person, () =>
    openRemotePage(routes, address, { language, settings, navigation: entriesIn(language) }),
  );
}

/** Renders a component without the layout of a portal page, which is faster than rendering a whole page. */
export async function openPart(
  part: ReactNode,
  person: Person,
  language: Language = 'en',
): Promise<OpenedPage> {
  return openWithSession(person, () =>
    renderPage(<SignedInPage loading={null}>{() => part}</SignedInPage>, '/part', { language }),
  );
}

async function openWithSession(
  person: Person | undefined,
  open: () => RenderedPage | Promise<RenderedPage>,
): Promise<OpenedPage> {
  queryClient().clear();
  useAuth.setState({ session: { status: 'loading' } });
  if (person) storeSession(person);
  const page = await open();
  let stop = () => {};
  act(() => {
    stop = startSession();
  });
  return {
    ...page,
    stop() {
      stop();
      cleanup();
      void queryClient().cancelQueries();
      queryClient().clear();
    },
  };
}
