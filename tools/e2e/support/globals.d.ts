export {};

declare global {
  /** Number of evaluations of the shared auth store; see shared/src/runtime/auth. */
  var __torsaAuthStoreEvaluations: number | undefined;
  /** The heading in the HTML document, before React rendered. `watchHydration` sets it. */
  var prerenderedHeading: Element | null;
  /** Reads all layout shifts so far. `recordLayoutShift` sets it. */
  var layoutShift: () => Promise<import('./layout-shift.ts').LayoutShift>;
  /** The axe API. `expectAccessible` adds it to a page. */
  var axe: typeof import('axe-core');
  /** The Local Font Access API; only Chromium has it. */
  function queryLocalFonts(): Promise<readonly { readonly postscriptName: string }[]>;
}
