import { definePage } from '@torsa/shared/i18n';
import { projectMessages } from './project-messages.en.ts';
import { ProjectPage } from './project-page.tsx';

export default definePage('en', ProjectPage, projectMessages);
