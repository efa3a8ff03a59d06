import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { setSiteConfig } from '@torsa/shared/site-config';
import { openPage, type RenderedPage } from '@torsa/shared/testing/render-page';
import { backendUrl, stubNetwork } from '@torsa/shared/testing/stub-network';
import { afterEach, beforeEach, vi } from 'vitest';
import { routes } from '../../routes.ts';

/** A mock of the network to the backend. */
export const network = vi.fn<typeof fetch>();

/** Gives each test of the file a visitor without a draft, and a new network mock. */
export function useFreshForm(): void {
  beforeEach(() => {
    localStorage.clear();
    useAuth.setState({ session: { status: 'signedOut' } });
    setSiteConfig({
      siteUrl: 'https://torsa.example',
      backendUrl,
      publishableKey: 'public',
      staffEmailDomain: 'staff.torsa.example',
    });
    network.mockReset();
    stubNetwork(network);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
}

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const sendButton = () => screen.getByRole('button', { name: /^Send/ });
/** The text of the current toast. */
export const toast = () => page?.toast();
export const accepted = () => new Response(null, { status: 201 });

let page: RenderedPage | undefined;

/** Opens the contact form. For the form, `age` milliseconds have passed since then. */
export async function openForm(address = '/contact', age = 2000) {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  page = await openPage(routes, address);
  now.mockReturnValue(age);
}

export async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(field(/Name/), 'Rupa Sen');
  await user.type(field(/Email/), 'rupa@example.org');
  await user.type(field(/Message/), 'A site for our homestay.');
  return user;
}
