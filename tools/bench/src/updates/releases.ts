/** A sample release that changes one text in a source file. */
interface Release {
  readonly app: string;
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** Sample releases that each add a few words to one app. */
export const sampleUpdateReleases: Readonly<Record<string, Release>> = {
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
