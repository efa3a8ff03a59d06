import { definePage } from '@torsa/shared/i18n';
import { analyticsMessages } from './analytics-messages.en.ts';
import { AnalyticsPage } from './analytics-page.tsx';

export default definePage('en', AnalyticsPage, analyticsMessages);
