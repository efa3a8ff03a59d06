export {};

declare global {
  /** Number of times that browsers evaluated the shared auth module (shared/src/runtime/auth). */
  var __torsaAuthStoreEvaluations: number | undefined;
  /** The heading element of the prerendered HTML, which `storePrerenderedHeadings` stores. */
  var prerenderedHeading: Element | null;
  /** Returns all layout shifts since the document opened, if `recordLayoutShift` was called. */
  var layoutShift: () => Promise<import('./layout-shift.ts').LayoutShift>;
  /** The axe API (accessibility checker), which `expectAccessible` adds to a page. */
  var axe: typeof import('axe-core');
  /** The Local Font Access API, which only Chromium has. */
  function queryLocalFonts(): Promise<readonly { readonly postscriptName: string }[]>;
}
