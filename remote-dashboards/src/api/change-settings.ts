import { settingsDraftKey } from '@torsa/shared/contract/names';
import type { SettingSection } from '@torsa/shared/contract/site-settings';
import { answerOf } from '@torsa/shared/database/answer-of';
import { type Language, pathIn } from '@torsa/shared/i18n/languages';
import { queryClient } from './query-client.ts';
import { type SectionValues, sectionPages } from './sections.ts';
import { settingsQuery } from './settings-queries.ts';
import { signedInBackend } from './signed-in-backend.ts';

/** @throws {CallError} `conflict` when it was changed somewhere else since `version` was read. */
export async function saveSection(
  section: SettingSection,
  value: SectionValues,
  version: number,
): Promise<void> {
  const backend = await signedInBackend();
  try {
    await answerOf(backend.rpc('save_setting', { section, value, seen_version: version }));
  } finally {
    await queryClient().invalidateQueries({ queryKey: settingsQuery.queryKey });
  }
}

/** Takes the last change of a section back. Twice is as before. */
export async function undoSection(section: SettingSection, version: number): Promise<void> {
  const backend = await signedInBackend();
  try {
    await answerOf(backend.rpc('undo_setting', { section, seen_version: version }));
  } finally {
    await queryClient().invalidateQueries({ queryKey: settingsQuery.queryKey });
  }
}

/**
 * Opens the site with what was typed, in a tab that has it from this one and shows it to nobody else.
 * @returns whether the browser let it open.
 */
export function openPreview(
  section: SettingSection,
  values: SectionValues,
  language: Language,
): boolean {
  sessionStorage.setItem(settingsDraftKey, JSON.stringify({ [section]: values }));
  const tab = window.open(`${pathIn(language, sectionPages[section])}?preview=settings`, '_blank');
  sessionStorage.removeItem(settingsDraftKey);
  return tab !== null;
}
