import beforePaint from './before-paint.ts?script';
import requestData from './request-data.ts?script';
import startScripts from './start-scripts.ts?script';
import waitForBengali from './wait-for-bengali.ts?script';

/**
 * The inline scripts of HTML documents. Their texts are constant, so that a content security policy can allow them by
 * hash.
 */
export interface InlineScripts {
  readonly beforePaint: string;
  /**
   * The inline script that waits for Bengali fonts. It is only in Bengali HTML documents, after the `@font-face`
   * rules.
   */
  readonly waitForBengali: string;
  /** The inline script that requests a page's data early. Only pages whose route lists data requests contain it. */
  readonly requestData: string;
  /** The inline script at the end of HTML documents whose scripts start only after the first picture has loaded. */
  readonly startScripts: string;
}

export const inlineScripts: InlineScripts = {
  beforePaint,
  waitForBengali,
  requestData,
  startScripts,
};
