import { navigationOf } from '@torsa/shared/contract/navigation';
import { slotEntries } from '@torsa/shared/contract/slot-entries';
import type { Language } from '@torsa/shared/i18n/languages';
import { routes } from '../routes.ts';

/** What this remote's rows put into slots, as a document carries it. */
export function entriesIn(language: Language) {
  return navigationOf(
    { remotes: { dashboards: { live: { nav: routes.flatMap(slotEntries) } } } },
    language,
  );
}
