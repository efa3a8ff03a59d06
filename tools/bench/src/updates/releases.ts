import type { Edit } from '../editable-sources.ts';

/** What teams release. Each edit adds one sentence, as small as changes get. */
export const releases = {
  marketing: {
    title: 'marketing: a word on the home page',
    app: 'marketing',
    edit: {
      file: 'remote-marketing/src/home/hero.tsx',
      find: /<h1[^>]*>/,
      replace: '$&Really ',
    },
  },
  dashboards: {
    title: 'dashboards: a sentence for clients',
    app: 'dashboards',
    edit: {
      file: 'remote-dashboards/src/user/user-dashboard-page.tsx',
      find: /<DashboardCard[^>]*>/,
      replace: '$&<p>There will be more here.</p>',
    },
  },
  host: {
    title: 'host: a sentence in the footer',
    app: 'host',
    edit: {
      file: 'host/src/layout/footer.tsx',
      find: /<footer[^>]*>/,
      replace: '$&<p>We are at the fair.</p>',
    },
  },
} as const satisfies Record<string, { title: string; app: string; edit: Edit }>;

export type ReleaseName = keyof typeof releases;

/** Which pages a visitor opens, before the release and again after it. */
export const visits = {
  home: { title: 'home page', routes: ['/'] },
  walk: { title: 'home, a service, contact', routes: ['/', '/services/ai-tool', '/contact'] },
} as const;

export type VisitName = keyof typeof visits;
