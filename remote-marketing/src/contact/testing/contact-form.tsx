import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAuth } from '@torsa/shared/auth';
import { provideSiteConfig } from '@torsa/shared/site-config';
import { backendUrl, stubNetwork } from '@torsa/shared/testing/stub-network';
import { useShownToast } from '@torsa/shared/toast';
import { afterEach, beforeEach, vi } from 'vitest';
import { renderPage } from '../../render-page.tsx';

/** Stands in for the network to the backend. */
export const network = vi.fn<typeof fetch>();

/** Each test of the file has a visitor without a draft, and a network of its own. */
export function useFreshForm(): void {
  beforeEach(() => {
    localStorage.clear();
    useAuth.setState({ session: { status: 'signedOut' } });
    provideSiteConfig({
      siteUrl: 'https://torsa.example',
      backendUrl,
      publishableKey: 'public',
      staffEmailDomain: 'staff.torsa.example',
    });
    network.mockReset();
    stubNetwork(network);
  });
  afterEach(() => vi.unstubAllGlobals());
}

export const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const sendButton = () => screen.getByRole('button', { name: /^Send/ });
export const toast = () => document.querySelector('output')?.textContent;
export const accepted = () => new Response(null, { status: 201 });

/** Stands in for the host's toaster. */
function Toaster() {
  return <output>{useShownToast().shown?.text}</output>;
}

export async function openForm(address = '/contact') {
  await renderPage(address, 'en', {}, <Toaster />);
}

export async function fillIn() {
  const user = userEvent.setup({ delay: null });
  await user.type(field(/Name/), 'Rupa Sen');
  await user.type(field(/Email/), 'rupa@example.org');
  await user.type(field(/Message/), 'A site for our homestay.');
  return user;
}
