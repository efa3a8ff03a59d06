import type { ServiceTitles } from './service-ids.ts';

export const serviceTitles: ServiceTitles = {
  'website-build': 'Website Build',
  template: 'Templates',
  'marketing-site': 'Marketing Sites',
  'ai-tool': 'AI Tools',
  apps: 'App Development',
  'social-media-marketing': 'Digital Marketing',
};
