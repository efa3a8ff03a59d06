import { expect } from '@playwright/test';
import { testStack } from './stack.ts';

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

const confirmation = /href="([^"]+\/auth\/v1\/verify[^"]+)"/;

/** Returns the first link in an email that points to the backend. */
export function findBackendLinkInEmail(html: string): string {
  return findLink(html, confirmation) ?? '';
}

/** Waits for an email to an email address and returns the email's first backend link. */
export function waitForLinkInEmail(address: string): Promise<string> {
  return mailedLink(address, confirmation);
}

/** Waits for a Bengali email and returns the email's first backend link. */
export function waitForLinkInBengaliEmail(address: string): Promise<string> {
  return mailedLink(address, /<html lang="bn">[\s\S]*?href="([^"]+\/auth\/v1\/verify[^"]+)"/);
}

/** Waits for an email with a link to the new-password page and returns that link. */
export function waitForPasswordLinkInEmail(address: string): Promise<string> {
  return mailedLink(address, /href="([^"]+\/auth\/new-password[^"]+)"/);
}

async function mailedLink(address: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${testStack.inboxUrl}/email`);
    const mails = (await response.json()) as readonly Mail[];
    link = mails
      .filter(({ to }) => to.some((recipient) => recipient.address === address))
      .map(({ html }) => findLink(html, pattern))
      .find((found) => found !== undefined);
    expect(link, `an email to ${address} with a link that matches ${pattern}`).toBeDefined();
  }).toPass();
  return link ?? '';
}

function findLink(html: string, pattern: RegExp): string | undefined {
  return html.match(pattern)?.[1]?.replaceAll('&amp;', '&');
}
