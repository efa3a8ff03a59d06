/** A release changes one sentence: what stands in a file of the sources, and what takes its place. */
interface Release {
  readonly app: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** What teams release. Each edit adds one sentence, as small as changes get. */
export const releases: Readonly<Record<string, Release>> = {
  'marketing: a word on the home page': {
    app: 'marketing',
    file: 'remote-marketing/src/home/hero.tsx',
    before: '<h1 css={title}>',
    after: '<h1 css={title}>Really ',
  },
  'dashboards: a sentence for clients': {
    app: 'dashboards',
    file: 'remote-dashboards/src/features/overview/user-dashboard-page.tsx',
    before: 'title={settings.title}>',
    after: 'title={settings.title}><p>There will be more here.</p>',
  },
  'host: a sentence in the footer': {
    app: 'host',
    file: 'host/src/layout/footer.tsx',
    before: '<footer css={footer}>',
    after: '<footer css={footer}><p>We are at the fair.</p>',
  },
};
