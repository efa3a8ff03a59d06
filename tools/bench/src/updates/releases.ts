import type { Edit } from './apply-edit.ts';

interface Release {
  readonly app: string;
  readonly edit: Edit;
}

/** What teams release. Each edit adds one sentence, as small as changes get. */
export const releases: Readonly<Record<string, Release>> = {
  'marketing: a word on the home page': {
    app: 'marketing',
    edit: {
      file: 'remote-marketing/src/home/hero.tsx',
      find: /<h1[^>]*>/,
      replace: '$&Really ',
    },
  },
  'dashboards: a sentence for clients': {
    app: 'dashboards',
    edit: {
      file: 'remote-dashboards/src/user/user-dashboard-page.tsx',
      find: /<DashboardCard[^>]*>/,
      replace: '$&<p>There will be more here.</p>',
    },
  },
  'host: a sentence in the footer': {
    app: 'host',
    edit: {
      file: 'host/src/layout/footer.tsx',
      find: /<footer[^>]*>/,
      replace: '$&<p>We are at the fair.</p>',
    },
  },
};
