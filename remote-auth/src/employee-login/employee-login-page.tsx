import { useCompany } from '@torsa/shared/site-config';
import { logInAsEmployee } from '../sign-in/log-in-as-employee.ts';
import { StaffLoginPage } from '../staff-login/staff-login-page.tsx';
import type { EmployeeLoginTexts } from './employee-login-page.copy.en.ts';

/** The employee login page. Until the founder turns on employee logins, the form sends nothing and shows a notice. */
export function EmployeeLoginPage({ copy }: { readonly copy: EmployeeLoginTexts }) {
  const { employeeLogin: isOpen } = useCompany();
  return (
    <StaffLoginPage
      copy={copy}
      idField="employeeId"
      logIn={(employeeId, password, askCode) => logInAsEmployee({ employeeId, password }, askCode)}
      sessionRole="team"
      isInMenu
      closed={
        isOpen
          ? undefined
          : {
              toast: { kind: 'info', ...copy.closed.toast },
              notice: { kind: 'status', text: copy.closed.notice },
            }
      }
    />
  );
}
