import type { Company } from '@torsa/shared/contract/company/company';
import { companyOf } from '@torsa/shared/contract/company/company-of';
import { settingsDraftKey } from '@torsa/shared/contract/names';
import { parseContract } from '@torsa/shared/contract/parse-contract';
import { siteSettings } from '@torsa/shared/contract/site-settings';
import type { Language } from '@torsa/shared/i18n/languages';
import type { SiteConfig } from '@torsa/shared/site-config';

/** What the address of a preview names instead of a release. */
export const settingsPreview = 'settings';

/** Few people ever read it, so it is here and in no document. */
export const previewCopy = {
  en: {
    text: 'This tab previews settings that are not saved. Nobody else sees them.',
    leave: 'Leave the preview',
  },
  bn: {
    text: 'এই ট্যাবে এমন সেটিংস দেখা যাচ্ছে, যা এখনও রাখা হয়নি। আর কেউ এসব দেখছেন না।',
    leave: 'দেখা শেষ করুন',
  },
};

/**
 * The company with the settings that somebody typed in the tab that opened this one.
 * @throws {Error} when there are none, or they cannot be shown.
 */
export function previewSettings(language: Language, { settings }: SiteConfig): Company {
  const draft = sessionStorage.getItem(settingsDraftKey);
  if (draft === null) throw new Error('This tab has no settings to preview.');
  const typed = parseContract(siteSettings, JSON.parse(draft), 'What was typed');
  return companyOf(language, { ...settings, ...typed });
}
