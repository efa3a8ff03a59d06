import beforePaint from './before-paint.ts?script';
import startScripts from './start-scripts.ts?script';
import waitForBengali from './wait-for-bengali.ts?script';

/** The inline scripts of documents. They are constant texts, so that a content security policy can allow them by hash. */
export interface InlineScripts {
  readonly beforePaint: string;
  /** Only in Bengali documents, after the `@font-face` rules. */
  readonly waitForBengali: string;
  /** At the end of documents whose scripts wait for a picture. */
  readonly startScripts: string;
}

export const inlineScripts: InlineScripts = { beforePaint, waitForBengali, startScripts };
