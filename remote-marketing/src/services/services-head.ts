import type { PageHead } from '@torsa/shared/contract/remote';

export const servicesHead: PageHead = {
  title: 'Services',
  description:
    'Website build, templates, marketing sites, AI tools, app development and digital marketing by Torsa in Cooch Behar and Kolkata.',
};
