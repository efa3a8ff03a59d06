import { definePage } from '@torsa/shared/i18n';
import { reportMessages } from './report-messages.en.ts';
import { ReportsPage } from './reports-page.tsx';

export default definePage('en', ReportsPage, reportMessages);
