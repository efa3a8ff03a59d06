import { createContext, useContext } from 'react';
import type { Company } from '../../contract/company/company.ts';

const CompanyContext = createContext<Company | undefined>(undefined);

/** The React context provider for the company's data, which the host renders once around the whole page. */
export const CompanyProvider = CompanyContext.Provider;

/** A React hook that returns the company's data in the document's language. */
export function useCompany(): Company {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('useCompany() was called outside of <CompanyProvider>.');
  return company;
}
