import { loadBackend } from '@torsa/shared/backend';
import {
  type AuthResult,
  type Failed,
  failed,
  orUnavailable,
} from '@torsa/shared/database/provider-result';
import { trySpellings } from '@torsa/shared/i18n/text/try-spellings';
import { logInToTeam } from './log-in-to-team.ts';
import type { AskCode } from './sign-in-isolated.ts';

export interface EmployeeCredentials {
  readonly employeeId: string;
  readonly password: string;
}

type Reason = 'left' | 'refused' | 'unavailable';

const refused: Failed<Reason> = { ok: false, reason: 'refused' };

/** Signs somebody of the team in by their ID. The backend tells their address to whoever knows the password alone. */
export function logInAsEmployee(
  { employeeId, password }: EmployeeCredentials,
  askCode: AskCode,
): Promise<AuthResult<Reason>> {
  return orUnavailable(async (): Promise<AuthResult<Reason>> => {
    const backend = await loadBackend();
    const { data, error, status } = await trySpellings(
      password,
      async (spelling) =>
        await backend.rpc('employee_address', { staff_id: employeeId, password: spelling }),
      (answer) => !answer.error && !answer.data,
    );
    if (error) return failed({ message: error.message, status });
    if (!data) return refused;
    const result = await logInToTeam({ email: data, password }, askCode);
    if (result.ok) return result;
    const { reason } = result;
    return reason === 'unavailable' || reason === 'left' ? { ...result, reason } : refused;
  });
}
