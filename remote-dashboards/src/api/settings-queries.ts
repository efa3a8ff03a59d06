import { queryOptions } from '@tanstack/react-query';
import { defaultSettings } from '@torsa/shared/contract/company/default-settings';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { answerOf } from '@torsa/shared/database/answer-of';
import * as v from 'valibot';
import { type SectionValues, sectionNames } from './sections.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** A section as it is stored. Version 0: nobody has changed it yet. */
export interface StoredSection {
  readonly values: SectionValues;
  readonly version: number;
}

export type StoredSettings = Readonly<Record<SettingSection, StoredSection>>;

const texts = v.record(v.string(), v.string());

export const settingsQuery = queryOptions({
  queryKey: ['site settings'],
  queryFn: async (): Promise<StoredSettings> => {
    const backend = await signedInBackend();
    const rows = await answerOf(backend.from('site_settings').select('key, value, version'));
    const sections = sectionNames.map((section): [SettingSection, StoredSection] => {
      const row = rows.find(({ key }) => key === section);
      // What is not there is as the site began.
      const values = { ...defaultSettings[section], ...v.parse(texts, row?.value ?? {}) };
      return [section, { values, version: row?.version ?? 0 }];
    });
    return Object.fromEntries(sections) as Record<SettingSection, StoredSection>;
  },
});

const siteConfig = v.object({ settings: v.optional(v.record(v.string(), texts), {}) });
const pauseMs = 2000;

/** Whether the site shows what is stored: asked of the site itself, again and again until it does. */
export const liveQuery = (stored: StoredSettings) =>
  queryOptions({
    queryKey: ['site settings', 'live', stored],
    queryFn: async (): Promise<boolean> => {
      const answer = await fetch('/site-config.json', { cache: 'no-cache' });
      const { settings } = v.parse(siteConfig, await answer.json());
      return sectionNames.every((section) => isShown(section, stored[section], settings[section]));
    },
    refetchInterval: ({ state }) => (state.data === true ? false : pauseMs),
  });

function isShown(
  section: SettingSection,
  { values }: StoredSection,
  shown: SectionValues | undefined,
): boolean {
  const live: SectionValues = { ...defaultSettings[section], ...shown };
  // A banner that is over, or empty, is none.
  if (section === 'banner' && shown === undefined) return isOver(values['until'] ?? '');
  return Object.entries(values).every(([name, value]) => live[name] === value);
}

/** In India, where the day ends for the database. */
function isOver(lastDay: string): boolean {
  return (
    lastDay < new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  );
}
