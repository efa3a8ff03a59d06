import { definePage } from '@torsa/shared/i18n';
import { projectsMessages } from './projects-messages.en.ts';
import { ProjectsPage } from './projects-page.tsx';

export default definePage('en', ProjectsPage, projectsMessages);
