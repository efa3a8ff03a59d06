import { expect } from '@playwright/test';
import { stack } from './stack.ts';

interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly to: readonly { readonly address: string }[];
}

/** Waits for a mail to an address and returns the first link in it that leads to the backend. */
export async function linkMailedTo(address: string): Promise<string> {
  let link: string | undefined;
  await expect(async () => {
    const response = await fetch(`${stack.inboxUrl}/email`);
    const mails = (await response.json()) as readonly Mail[];
    const mail = mails.find(({ to }) => to.some((recipient) => recipient.address === address));
    link = mail?.html.match(/href="([^"]+\/auth\/v1\/verify[^"]+)"/)?.[1]?.replaceAll('&amp;', '&');
    expect(link, `a mail to ${address} with a link`).toBeDefined();
  }).toPass({ timeout: 10_000 });
  return link ?? '';
}
