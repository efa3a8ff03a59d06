import { queryOptions } from '@tanstack/react-query';
import type { BackendClient } from '@torsa/shared/backend';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { settingsPreviewStorageKey } from '@torsa/shared/contract/names';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { type Language, localizePath } from '@torsa/shared/i18n/languages';
import * as v from 'valibot';
import type { AuditAction } from './audit.ts';
import { rows, rpc } from './client.ts';
import { queryClient } from './query-client.ts';

/** The values of a settings section, by field name. */
export type SettingsSectionValues = Readonly<Record<string, string>>;

/** The settings sections in page order, each with the site page that previews it. */
const sectionPages = {
  contact: '/contact',
  offices: '/contact',
  openings: '/careers',
  banner: '/',
  company: '/contact',
  services: '/services/website-build',
  logins: '/auth/employee-login',
} as const satisfies Record<SettingSection, string>;

export const settingsSectionNames = Object.keys(sectionPages) as SettingSection[];

/** A stored settings section. Version 0 means that the defaults apply. */
export interface StoredSettingsSection {
  readonly values: SettingsSectionValues;
  readonly version: number;
}

export type StoredSiteSettings = Readonly<Record<SettingSection, StoredSettingsSection>>;

const texts = v.record(v.string(), v.string());

export const siteSettingsQuery = queryOptions({
  queryKey: ['site settings'],
  queryFn: async (): Promise<StoredSiteSettings> => {
    const stored = await rows((backend) =>
      backend.from('site_settings').select('key, value, version'),
    );
    const sections = settingsSectionNames.map(
      (section): [SettingSection, StoredSettingsSection] => {
        const found = stored.find(({ key }) => key === section);
        const values = { ...defaultSiteSettings[section], ...v.parse(texts, found?.value ?? {}) };
        return [section, { values, version: found?.version ?? 0 }];
      },
    );
    return Object.fromEntries(sections) as Record<SettingSection, StoredSettingsSection>;
  },
});

/** Loads the action of a section's newest entry in the activity log, or null without an entry. */
export const lastSettingsActionQuery = (section: SettingSection) =>
  queryOptions({
    queryKey: ['site settings', 'last action', section],
    queryFn: async (): Promise<AuditAction | null> => {
      const newest = (backend: BackendClient) =>
        backend
          .from('audit_log')
          .select('action')
          .eq('subject', 'site_settings')
          .eq('row_key', section)
          .order('id', { ascending: false })
          .limit(1);
      return (await rows(newest))[0]?.action ?? null;
    },
  });

const refetchSettings = () =>
  queryClient().invalidateQueries({ queryKey: siteSettingsQuery.queryKey });

/**
 * Saves a settings section.
 * @throws {BackendError} `conflict` if another change has updated it
 */
export const saveSettingsSection = (
  section: SettingSection,
  value: SettingsSectionValues,
  version: number,
) => rpc('save_setting', { section, value, expected_version: version }).finally(refetchSettings);

/** Undoes the last change of a settings section. A second call restores the change. */
export const undoSettingsSection = (section: SettingSection, version: number) =>
  rpc('undo_setting', { section, expected_version: version }).finally(refetchSettings);

/**
 * Opens a preview of the site with unsaved settings, which only the new tab shows.
 * @returns false if the browser blocked the tab
 */
export function openSettingsPreview(
  section: SettingSection,
  values: SettingsSectionValues,
  language: Language,
): boolean {
  sessionStorage.setItem(settingsPreviewStorageKey, JSON.stringify({ [section]: values }));
  const tab = window.open(
    `${localizePath(language, sectionPages[section])}?preview=settings`,
    '_blank',
  );
  sessionStorage.removeItem(settingsPreviewStorageKey);
  return tab !== null;
}

const siteConfig = v.object({ settings: v.optional(v.record(v.string(), texts), {}) });
const pauseMs = 2000;

/** Polls the published site until it uses the stored settings. */
export const areSettingsPublishedQuery = (stored: StoredSiteSettings) =>
  queryOptions({
    queryKey: ['site settings', 'live', stored],
    queryFn: async (): Promise<boolean> => {
      const answer = await fetch('/site-config.json', { cache: 'no-cache' });
      const { settings } = v.parse(siteConfig, await answer.json());
      return settingsSectionNames.every((section) =>
        isShown(section, stored[section], settings[section]),
      );
    },
    refetchInterval: ({ state }) => (state.data === true ? false : pauseMs),
  });

function isShown(
  section: SettingSection,
  { values }: StoredSettingsSection,
  shown: SettingsSectionValues | undefined,
): boolean {
  const live: SettingsSectionValues = { ...defaultSiteSettings[section], ...shown };
  // The published site omits an expired or empty banner.
  if (section === 'banner' && shown === undefined) return isBannerExpired(values['until'] ?? '');
  return Object.entries(values).every(([name, value]) => live[name] === value);
}

/** Returns true if the banner's last day in Indian time is over. */
export function isBannerExpired(lastDay: string): boolean {
  return (
    lastDay < new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  );
}
