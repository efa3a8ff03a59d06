import { loadBackend } from '@torsa/shared/backend';
import {
  BackendError,
  isBackendCallRejected,
  unwrapResponse,
} from '@torsa/shared/database/backend-error';
import { tryPasswordEncodings } from '@torsa/shared/i18n/text/try-password-encodings';
import { logInAsTeamMember } from './log-in-to-team.ts';
import type { RequestTwoFactorCode } from './sign-in-isolated.ts';

export interface EmployeeCredentials {
  readonly employeeId: string;
  readonly password: string;
}

/**
 * Logs an employee in with an employee ID. The backend returns the employee's email address only for the correct
 * password.
 * @returns false if the user cancelled the two-factor code
 * @throws {BackendError} `forbidden` if the ID and password do not match
 */
export async function logInAsEmployee(
  { employeeId, password }: EmployeeCredentials,
  askCode: RequestTwoFactorCode,
): Promise<boolean> {
  const backend = await loadBackend();
  const email = await tryPasswordEncodings(
    password,
    (spelling) =>
      unwrapResponse(backend.rpc('employee_address', { staff_id: employeeId, password: spelling })),
    (address) => !address,
  );
  if (!email) throw new BackendError('forbidden', 'No employee with this ID and password.');
  return logInAsTeamMember({ email, password }, askCode).catch((error: unknown) => {
    // Replaces the error of the team login, which mentions an email address, because an employee enters an ID instead.
    throw isBackendCallRejected(error)
      ? new BackendError('forbidden', error.message, { cause: error })
      : error;
  });
}
