import { expect } from '@playwright/test';
import { stack } from './stack.ts';

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

const confirmation = /href="([^"]+\/auth\/v1\/verify[^"]+)"/;

/** The first link in a mail that leads to the backend. */
export function findBackendLink(html: string): string {
  return findLink(html, confirmation) ?? '';
}

/** Waits for a mail to an address and returns the first link in it that leads to the backend. */
export function linkMailedTo(address: string): Promise<string> {
  return mailedLink(address, confirmation);
}

/** The same, of a mail in Bengali. */
export function bengaliLinkMailedTo(address: string): Promise<string> {
  return mailedLink(address, /<html lang="bn">[\s\S]*?href="([^"]+\/auth\/v1\/verify[^"]+)"/);
}

/** The same for the link with which a password is chosen, which leads to a page of the site. */
export function passwordLinkMailedTo(address: string): Promise<string> {
  return mailedLink(address, /href="([^"]+\/auth\/new-password[^"]+)"/);
}

async function mailedLink(address: string, pattern: RegExp): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${stack.inboxUrl}/email`);
    const mails = (await response.json()) as readonly Mail[];
    link = mails
      .filter(({ to }) => to.some((recipient) => recipient.address === address))
      .map(({ html }) => findLink(html, pattern))
      .find((found) => found !== undefined);
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass();
  return link ?? '';
}

function findLink(html: string, pattern: RegExp): string | undefined {
  return html.match(pattern)?.[1]?.replaceAll('&amp;', '&');
}
