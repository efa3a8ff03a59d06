import type { FileEdit } from './build-variant.ts';
import { newLoginEdits, newPageEdit, newServiceEdits } from './new-pages.ts';

/** A release that tests publish: an app of this repository with some edits. */
export interface Variant {
  readonly folder: string;
  readonly edits: readonly FileEdit[];
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
] as const satisfies readonly FileEdit[];

const throwsOnRequest = [
  'src/routes.ts',
  'export const routes',
  "if (Reflect.get(globalThis, 'throwsOnLoad')) throw new Error('broken release');\nexport const routes",
] as const satisfies FileEdit;

/** Each variant costs a build, which is cached. Reuse them where possible. */
export const variants = {
  /**
   * The about page marks itself as the second release, the careers chunk differs, and the remote throws on load if
   * `throwsOnLoad` is set.
   */
  secondMarketing: { folder: 'remote-marketing', edits: [...changedPages, throwsOnRequest] },
  /** Adds one more link than fits in the navigation bar, one service in the menu and one footer link. */
  marketingWithNewPages: {
    folder: 'remote-marketing',
    edits: [...changedPages, newPageEdit, ...newServiceEdits],
  },
  authWithNewLogin: { folder: 'remote-auth', edits: newLoginEdits },
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
  /** A host without two functions that pages of two remotes call. No prerendered document calls them. */
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
