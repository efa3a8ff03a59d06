import { queryOptions } from '@tanstack/react-query';
import { loadSession } from '@torsa/shared/backend';
import { parseTokenClaims } from '@torsa/shared/contract/claims';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { backendError } from '@torsa/shared/database/backend-error';
import {
  listVerifiedTwoFactorDevices,
  type TwoFactorDevice,
  verifyTwoFactorCode,
} from '@torsa/shared/database/second-factor';
import { getUserBackend, rpc } from './client.ts';
import { queryClient } from './query-client.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

export interface SecondFactorStatus {
  readonly devices: readonly TwoFactorDevice[];
  /** True if the user has entered a second-factor code in this session. */
  readonly hasCode: boolean;
  /** True if the founder requires a second factor from all staff. */
  readonly isRequired: boolean;
}

/** Loads the user's second-factor devices and whether a code is required or entered. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: async (): Promise<SecondFactorStatus> => {
    const backend = await getUserBackend();
    const [{ data, error }, level, isAsked] = await Promise.all([
      backend.auth.getUser(),
      backend.auth.mfa.getAuthenticatorAssuranceLevel(),
      rpc('second_factor_asked'),
    ]);
    if (error) throw backendError(error);
    return {
      devices: listVerifiedTwoFactorDevices(data.user),
      hasCode: level.data?.currentLevel === 'aal2',
      isRequired: isAsked,
    };
  },
});

/** A new second-factor device, before the user has confirmed it with a first code. */
export interface NewSecondFactorDevice {
  readonly id: string;
  /** The device's secret key, as an alternative to the QR code. */
  readonly secret: string;
  /** The `otpauth://…` URL, which opens an authenticator app on the same device. */
  readonly address: string;
  /** The QR code of the URL: its side length in modules, and the SVG path of its dark modules. */
  readonly picture: { readonly size: number; readonly path: string };
}

/**
 * Creates a second-factor device on the auth server, which becomes active with its first code.
 * @throws {BackendError} `sameName`, `codeNeeded`, `noSecondFactor` or another code
 */
export async function enrollSecondFactorDevice(name: string): Promise<NewSecondFactorDevice> {
  const backend = await getUserBackend();
  // Remove unconfirmed devices first, so that the new device can reuse their names.
  const { data: user } = await backend.auth.getUser();
  for (const { id, status } of user.user?.factors ?? []) {
    if (status === 'unverified') await backend.auth.mfa.unenroll({ factorId: id });
  }
  const { data, error } = await backend.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Torsa',
  });
  if (error) throw backendError(error);
  const { createQrCode: qrPicture } = await import(
    /* webpackChunkName: "qr-code" */ './qr-code.ts'
  );
  const { secret, uri } = data.totp;
  return { id: data.id, secret, address: uri, picture: qrPicture(uri) };
}

/** Submits a second-factor code and refetches all rejected data. The first code confirms a new device. */
export async function submitSecondFactorCode(device: string, code: string): Promise<void> {
  await verifyTwoFactorCode(await getUserBackend(), device, code);
  await goOn();
}

/**
 * Refreshes this browser tab after the user has entered a second-factor code in another tab.
 * @returns a function that removes the listener
 */
export function syncSecondFactorAcrossTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== sessionStorageKey) return;
    if (parseTokenClaims(parseSession(newValue)?.access_token ?? '').aal === 'aal2') void goOn();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

async function goOn(): Promise<void> {
  setSecondFactorRequired(false);
  await queryClient().invalidateQueries();
}

export async function removeSecondFactorDevice(id: string): Promise<void> {
  const backend = await getUserBackend();
  const { error } = await backend.auth.mfa.unenroll({ factorId: id });
  if (error) throw backendError(error);
  // Refresh the session, because its token contains the authentication level.
  await (await loadSession()).refresh();
  await queryClient().invalidateQueries();
}
