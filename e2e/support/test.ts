import { test as base, expect } from '@playwright/test';

interface Fixtures {
  /** Console messages that this test provokes on purpose. */
  readonly expectedConsole: RegExp[];
  readonly quietConsole: undefined;
}

/** Playwright's test, which also fails when the page writes an error or a warning to the console. */
export const test = base.extend<Fixtures>({
  expectedConsole: async ({}, use) => {
    await use([]);
  },
  quietConsole: [
    async ({ context, expectedConsole }, use) => {
      const messages: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') {
          messages.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (error) => messages.push(`uncaught: ${error.error().stack}`));
      await use(undefined);
      const unexpected = messages.filter(
        (message) => !expectedConsole.some((pattern) => pattern.test(message)),
      );
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
