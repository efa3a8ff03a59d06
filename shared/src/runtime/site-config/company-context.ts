import { createContext, useContext } from 'react';
import type { Company } from '../../contract/company/company.ts';

const CompanyContext = createContext<Company | undefined>(undefined);

/** Gives pages and shell what the document says of the company. The host sets it once. */
export const CompanyProvider = CompanyContext.Provider;

/** The company as the document has it, in its language. */
export function useCompany(): Company {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('The page was rendered outside of <CompanyProvider>.');
  return company;
}
