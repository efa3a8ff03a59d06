import { queryOptions } from '@tanstack/react-query';
import { loadSession } from '@torsa/shared/backend';
import { parseClaims } from '@torsa/shared/contract/claims';
import { parseSession } from '@torsa/shared/contract/parse-session';
import { sessionStorageKey } from '@torsa/shared/contract/storage-keys';
import { backendError } from '@torsa/shared/database/backend-error';
import { type Device, verifiedDevices, verifyCode } from '@torsa/shared/database/second-factor';
import { rpc, signedInBackend } from './client.ts';
import { queryClient } from './query-client.ts';
import { setSecondFactorRequired } from './second-factor-required.ts';

export interface SecondFactor {
  readonly devices: readonly Device[];
  /** True after a login with a code from a device. */
  readonly hasCode: boolean;
  /** True if the founder requires a second factor from all staff. */
  readonly isRequired: boolean;
}

/** The second factor of the signed-in person. */
export const secondFactorQuery = queryOptions({
  queryKey: ['second factor'],
  queryFn: async (): Promise<SecondFactor> => {
    const backend = await signedInBackend();
    const [{ data, error }, level, isAsked] = await Promise.all([
      backend.auth.getUser(),
      backend.auth.mfa.getAuthenticatorAssuranceLevel(),
      rpc('second_factor_asked'),
    ]);
    if (error) throw backendError(error);
    return {
      devices: verifiedDevices(data.user),
      hasCode: level.data?.currentLevel === 'aal2',
      isRequired: isAsked,
    };
  },
});

/** A device that has yet to give its first code. */
export interface NewDevice {
  readonly id: string;
  /** The key that the app keeps, for whoever cannot scan. */
  readonly secret: string;
  /** `otpauth://…`, for an app on this device. */
  readonly address: string;
  /** The same as a square of `size` modules: the outline of the dark ones, for an SVG. */
  readonly picture: { readonly size: number; readonly path: string };
}

/**
 * Has the auth server create a key for a device. The device counts after it has given a code.
 * @throws {BackendError} `sameName`, `codeNeeded`, `noSecondFactor`, or why the call failed
 */
export async function enrollDevice(name: string): Promise<NewDevice> {
  const backend = await signedInBackend();
  // One that never gave a code would keep its name.
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

/** Gives the code of a device, the first one of a new device too. What was refused without a code is read again. */
export async function submitCode(device: string, code: string): Promise<void> {
  await verifyCode(await signedInBackend(), device, code);
  await goOn();
}

/** Continues when a code is given in another tab, whose session is this tab's. @returns what stops this */
export function syncCodeAcrossTabs(): () => void {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key !== sessionStorageKey) return;
    if (parseClaims(parseSession(newValue)?.access_token ?? '').aal === 'aal2') void goOn();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

async function goOn(): Promise<void> {
  setSecondFactorRequired(false);
  await queryClient().invalidateQueries();
}

export async function removeDevice(id: string): Promise<void> {
  const backend = await signedInBackend();
  const { error } = await backend.auth.mfa.unenroll({ factorId: id });
  if (error) throw backendError(error);
  // The session's level is in its token.
  await (await loadSession()).refresh();
  await queryClient().invalidateQueries();
}
