import type { Edit } from './build-variant.ts';
import { newLogin, newPage, newService } from './new-pages.ts';

/** A release that tests publish: an app of this repository with some edits. */
export interface Variant {
  readonly folder: string;
  readonly edits: readonly Edit[];
}

const changedPages = [
  [
    'src/about/about-page.tsx',
    'const { kicker, title',
    'if (typeof document !== "undefined") document.documentElement.dataset["release"] = "second";\n  const { kicker, title',
  ],
  [
    'src/careers/careers-page.tsx',
    'import ',
    'Object.assign(globalThis, { isSecond: true });\nimport ',
  ],
] as const satisfies readonly Edit[];

const throwsOnRequest = [
  'src/routes.ts',
  'export const routes',
  "if (Reflect.get(globalThis, 'throwsOnLoad')) throw new Error('broken release');\nexport const routes",
] as const satisfies Edit;

/** Few, as each is built once and then kept. */
export const variants = {
  /** About says that it is the second release, Careers has other code, and it throws on load where a test says so. */
  secondMarketing: { folder: 'remote-marketing', edits: [...changedPages, throwsOnRequest] },
  /** One entry more than fits into the bar, and one in its menu and in the footer. */
  marketingWithNewPages: {
    folder: 'remote-marketing',
    edits: [...changedPages, newPage, ...newService],
  },
  authWithNewLogin: { folder: 'remote-auth', edits: newLogin },
  secondHost: {
    folder: 'host',
    edits: [
      [
        'src/layout/footer.tsx',
        'export function Footer() {',
        'export function Footer() {\n  if (typeof document !== "undefined") document.documentElement.dataset["host"] = "second";',
      ],
    ],
  },
  /** A host that lacks what pages of two remotes call, none of which a composed document does. */
  hostWithoutSignIn: {
    folder: 'host',
    edits: [
      [
        'src/federation/provided.ts',
        'module: auth }',
        "module: Object.fromEntries(Object.entries(auth).filter(([name]) => name !== 'setFounder' && name !== 'useLogOut')) }",
      ],
    ],
  },
} as const satisfies Record<string, Variant>;
