import { definePage } from '@torsa/shared/i18n';
import { partsMessages } from './parts-messages.en.ts';
import { PartsPage } from './parts-page.tsx';

export default definePage('en', PartsPage, partsMessages);
