import { definePage } from '@torsa/shared/i18n';
import { taskMessages } from './task-messages.en.ts';
import { TasksPage } from './tasks-page.tsx';

export default definePage('en', TasksPage, taskMessages);
