import beforePaint from './before-paint.ts?script';
import requestData from './request-data.ts?script';
import startScripts from './start-scripts.ts?script';
import waitForBengali from './wait-for-bengali.ts?script';

/**
 * The inline scripts of HTML documents. The script texts are constant, so that a content security policy can allow the
 * scripts by hash.
 */
export interface InlineScripts {
  readonly beforePaint: string;
  /**
   * The inline script that waits for Bengali fonts. It is only in Bengali HTML documents, after the `@font-face`
   * rules.
   */
  readonly waitForBengali: string;
  /**
   * This inline script requests the page's data early. Only pages whose route lists data requests contain the script.
   * In the HTML document, it follows the site configuration and the list of requests.
   */
  readonly requestData: string;
  /** This inline script is at the end of HTML documents whose scripts start after the first picture. */
  readonly startScripts: string;
}

export const inlineScripts: InlineScripts = {
  beforePaint,
  waitForBengali,
  requestData,
  startScripts,
};
