import { createNavigation } from '@torsa/shared/contract/navigation';
import { listPageSlotEntries } from '@torsa/shared/contract/slot-entries';
import type { Language } from '@torsa/shared/i18n/languages';
import { routes } from '../routes.ts';

/** The navigation entries of this remote by slot, as a document contains them. */
export function entriesIn(language: Language) {
  return createNavigation(
    { remotes: { dashboards: { live: { nav: routes.flatMap(listPageSlotEntries) } } } },
    language,
  );
}
