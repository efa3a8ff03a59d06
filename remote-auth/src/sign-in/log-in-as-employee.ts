import { loadBackend } from '@torsa/shared/backend';
import { BackendError, isRejected, unwrap } from '@torsa/shared/database/backend-error';
import { tryPasswordVariants } from '@torsa/shared/i18n/text/try-password-variants';
import { logInToTeam } from './log-in-to-team.ts';
import type { RequestCode } from './sign-in-isolated.ts';

export interface EmployeeCredentials {
  readonly employeeId: string;
  readonly password: string;
}

/**
 * Logs in a member of the team by their ID. The backend gives the address only for the right password.
 * @returns false if the person gave no code
 * @throws {BackendError} `forbidden` for an ID and password that do not belong together
 */
export async function logInAsEmployee(
  { employeeId, password }: EmployeeCredentials,
  askCode: RequestCode,
): Promise<boolean> {
  const backend = await loadBackend();
  const email = await tryPasswordVariants(
    password,
    (spelling) =>
      unwrap(backend.rpc('employee_address', { staff_id: employeeId, password: spelling })),
    (address) => !address,
  );
  if (!email) throw new BackendError('forbidden', 'No employee with this ID and password.');
  return logInToTeam({ email, password }, askCode).catch((error: unknown) => {
    // The messages of the team login are about an address, which was not typed here.
    throw isRejected(error)
      ? new BackendError('forbidden', error.message, { cause: error })
      : error;
  });
}
