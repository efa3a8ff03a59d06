import type { SourceFileEdit } from './build-variant.ts';

/** A source edit that adds a page with more links than the navigation bar can show. */
export const newPageSourceEdit = [
  'src/routes.ts',
  "    id: 'about',\n    path: '/about',",
  `    id: 'plans',
    path: '/plans',
    nav: [
      { slot: 'navbar@1', order: 45, label: { en: 'Prices and Plans', bn: 'দাম ও পরিকল্পনা' } },
      { slot: 'footer@1', order: 40, label: { en: 'Prices and Plans', bn: 'দাম ও পরিকল্পনা' } },
    ],
    load: {
      en: () => import(/* webpackChunkName: "plans.en" */ './careers/careers-page.copy.en.ts'),
      bn: () => import(/* webpackChunkName: "plans.bn" */ './careers/careers-page.copy.bn.ts'),
    },
  },
  {
    id: 'about',
    path: '/about',`,
] as const satisfies SourceFileEdit;

const ids = 'src/services/service-ids.ts';
const last = "  'social-media-marketing'";

/** Inserts a row for the new service before the last service's row in a table of the source code. */
const tableRow = (file: string, value: string, key = `${last}:`): SourceFileEdit => [
  `src/${file}`,
  key,
  `  'cloud-care': ${value},\n${key}`,
];

/** Source edits that add a service with its page and its menu link. */
export const newServiceSourceEdits = [
  [ids, `${last},`, `${last},\n  'cloud-care',`],
  tableRow('services/service-titles.copy.en.ts', "'Cloud Care'"),
  tableRow('services/service-titles.copy.bn.ts', "'ক্লাউড দেখভাল'"),
  ...['en', 'bn'].flatMap((language) => [
    tableRow(`services/service-descriptions.copy.${language}.ts`, "'Managed cloud servers.'"),
    tableRow(
      `services/service-details.copy.${language}.ts`,
      "{ points: ['Monitored day and night.'] }",
    ),
    tableRow(`link-pictures/link-pictures.${language}.ts`, 'socialMediaMarketing'),
  ]),
  tableRow('pictures/banner-pictures.ts', 'socialMediaMarketing'),
  tableRow('pictures/card-pictures.ts', 'socialMediaMarketing'),
  tableRow('service-card/service-mark-paths.ts', "{ lines: ['M8 24h32'], spot: [24, 24, 2] }"),
] as const satisfies readonly SourceFileEdit[];

/** Source edits that add a second address of the employee login, with a link in the Management Log In menu. */
export const newLoginPageSourceEdits = [
  ['rspack.config.ts', 'budget: ', 'budget: 70_000 + '],
  [
    'src/routes.ts',
    "    id: 'employee-login',",
    `    id: 'partner-login',
    path: '/auth/partner-login',
    nav: [{ slot: 'account@1/management', order: 40, label: { en: 'Partner', bn: 'অংশীদার' } }],
    noIndex: true,
    load: {
      en: () =>
        import(/* webpackChunkName: "partner-login.en" */ './employee-login/employee-login-page.copy.en.ts'),
      bn: () =>
        import(/* webpackChunkName: "partner-login.bn" */ './employee-login/employee-login-page.copy.bn.ts'),
    },
  },
  {
    id: 'employee-login',`,
  ],
] as const satisfies readonly SourceFileEdit[];
