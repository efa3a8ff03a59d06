import type { Company } from '@torsa/shared/contract/company/company';
import { createCompany } from '@torsa/shared/contract/company/create-company';
import { settingsPreviewStorageKey } from '@torsa/shared/contract/names';
import { parseWithSchema } from '@torsa/shared/contract/parse-contract';
import { siteSettingsSchema } from '@torsa/shared/contract/site-settings';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';

/** The value of `?preview` for a preview of unsaved founder settings instead of a release. */
export const settingsPreviewParameterValue = 'settings';

/** The texts of the preview bar. They are in the chunk of the preview code, because few people use previews. */
export const previewBarTexts = {
  en: {
    text: 'This tab previews unsaved settings. Only you can see them.',
    leave: 'Leave the preview',
  },
  bn: {
    text: 'এই ট্যাবে এমন সেটিংস দেখা যাচ্ছে, যা এখনও রাখা হয়নি। আর কেউ এসব দেখছেন না।',
    leave: 'দেখা শেষ করুন',
  },
};

/**
 * Returns the company facts with the unsaved founder settings of the tab that opened this tab.
 * @throws {Error} if that tab has no unsaved settings, or if they are invalid.
 */
export function getPreviewedCompanyFacts(language: Language, { settings }: SiteConfig): Company {
  const draft = sessionStorage.getItem(settingsPreviewStorageKey);
  if (draft === null)
    throw new Error(
      'This tab has no unsaved settings to preview. Open the preview from the settings page.',
    );
  const typed = parseWithSchema(siteSettingsSchema, JSON.parse(draft), 'The unsaved settings');
  return createCompany(language, { ...settings, ...typed });
}
