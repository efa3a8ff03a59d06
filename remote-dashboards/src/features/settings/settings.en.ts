import { definePage } from '@torsa/shared/i18n';
import { settingsMessages } from './settings-messages.en.ts';
import { SettingsPage } from './settings-page.tsx';

export default definePage('en', SettingsPage, settingsMessages);
