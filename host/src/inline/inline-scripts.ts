import beforePaint from './before-paint.ts?script';
import startScripts from './start-scripts.ts?script';
import waitForBengali from './wait-for-bengali.ts?script';

/** The inline scripts of documents: constant texts, which a content security policy can allow by hash. */
export interface InlineScripts {
  readonly beforePaint: string;
  /** In Bengali documents, after the rules of their fonts. */
  readonly waitForBengali: string;
  /** At the end of documents whose scripts wait for a picture. */
  readonly startScripts: string;
}

export const inlineScripts: InlineScripts = { beforePaint, waitForBengali, startScripts };
