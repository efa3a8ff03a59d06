export {};

declare global {
  /** Set by the shared auth store; see shared/src/runtime/auth. */
  var __torsaAuthStoreEvaluations: number | undefined;
  /** Set by `watchHydration`: the heading that the document itself brought. */
  var prerenderedHeading: Element | null;
  /** Set by `recordLayoutShift`: what has moved so far, as CLS counts it. */
  var layoutShift: () => Promise<number>;
  /** Put into a page by `expectAccessible`. */
  var axe: typeof import('axe-core');
  /** The Local Font Access API, which only Chromium has. */
  function queryLocalFonts(): Promise<readonly { readonly postscriptName: string }[]>;
}
