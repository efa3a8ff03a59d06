import { type BrowserContext, type ConsoleMessage, expect, type WebError } from '@playwright/test';
import {
  defaultEmulatedConnection,
  emulateOnlineState,
  overrideNetworkInformation,
} from './connection.ts';
import { test as base } from './worker-test.ts';

interface Fixtures {
  /** Console messages that the test deliberately causes. */
  readonly expectedConsole: RegExp[];
  readonly quietConsole: undefined;
  /** True if each visit reports web vitals, instead of one visit in ten. */
  readonly reportsVitals: boolean;
  readonly fixedSampling: undefined;
  readonly usualConnection: undefined;
}

/** The errors that Chromium logs when the backend's CORS rules reject error reports from a site at another port. */
const refusedReports = [
  /client_events' from origin 'http:\/\/localhost:\d+' has been blocked by CORS policy/,
  /net::ERR_FAILED \(.+\/client_events\)/,
];

/** Decides for each later document of a browser context if its visit reports web vitals. */
export function setWebVitalsSampling(context: BrowserContext, reportsVitals: boolean) {
  return context.addInitScript((isDrawn) => {
    const draw = Math.random;
    Math.random = () => (isDrawn ? draw() : 1 + 9 * draw()) / 10;
  }, reportsVitals);
}

/** Playwright's `test`, which also fails if the page logs an error or a warning to the console. */
export const test = base.extend<Fixtures>({
  expectedConsole: async ({}, use) => {
    await use([]);
  },
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const messages: string[] = [];
      const noteMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      };
      const noteError = (error: WebError) => messages.push(`uncaught: ${error.error().stack}`);
      context.on('console', noteMessage);
      context.on('weberror', noteError);
      await use(undefined);
      // Resets the browser context, because another test may use the same context.
      context.off('console', noteMessage);
      context.off('weberror', noteError);
      const unexpected = messages.filter(
        (message) =>
          ![...refusedReports, ...expectedConsole].some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'unexpected console messages').toEqual([]);
    },
    { auto: true },
  ],
  reportsVitals: [false, { option: true }],
  fixedSampling: [
    async ({ context, reportsVitals }, use) => {
      const script = await setWebVitalsSampling(context, reportsVitals);
      await use(undefined);
      await script.dispose();
    },
    { auto: true },
  ],
  usualConnection: [
    async ({ context }, use) => {
      const script = await overrideNetworkInformation(context, defaultEmulatedConnection);
      await emulateOnlineState(context);
      await use(undefined);
      await script.dispose();
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
