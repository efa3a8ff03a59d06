import type { SourceFileEdit } from './build-variant.ts';
import { newLoginPageSourceEdits, newPageSourceEdit, newServiceSourceEdits } from './new-pages.ts';

/** A release that tests publish, built from an app with changed source files. */
export interface ChangedAppBuild {
  readonly folder: string;
  readonly edits: readonly SourceFileEdit[];
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
] as const satisfies readonly SourceFileEdit[];

const throwsOnRequest = [
  'src/routes.ts',
  'export const routes',
  "if (Reflect.get(globalThis, 'throwsOnLoad')) throw new Error('broken release');\nexport const routes",
] as const satisfies SourceFileEdit;

/**
 * Changed app builds that tests publish as releases. A new test should reuse one of them, because each build takes
 * long.
 */
export const changedAppBuilds = {
  /**
   * A release of the marketing app with a marker text on the about page and a changed careers script, which can throw
   * on load.
   */
  secondMarketing: { folder: 'remote-marketing', edits: [...changedPages, throwsOnRequest] },
  /** A release with more links than the navigation bar can show, and with an additional service and footer link. */
  marketingWithNewPages: {
    folder: 'remote-marketing',
    edits: [...changedPages, newPageSourceEdit, ...newServiceSourceEdits],
  },
  authWithNewLogin: { folder: 'remote-auth', edits: newLoginPageSourceEdits },
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
  /** A host release without two functions that pages of two remotes call in the browser. */
  hostWithoutSignIn: {
    folder: 'host',
    edits: [
      [
        'src/federation/provided.ts',
        'module: auth }',
        "module: Object.fromEntries(Object.entries(auth).filter(([name]) => name !== 'setIsFounder' && name !== 'useLogOut')) }",
      ],
    ],
  },
} as const satisfies Record<string, ChangedAppBuild>;
