import { createContext, useContext } from 'react';
import type { Company } from '../../contract/company/company.ts';

const CompanyContext = createContext<Company | undefined>(undefined);

/** Provides the company's data to pages and shell. The host sets it once. */
export const CompanyProvider = CompanyContext.Provider;

/** The company's data in the document's language. */
export function useCompany(): Company {
  const company = useContext(CompanyContext);
  if (!company) throw new Error('The page was rendered outside of <CompanyProvider>.');
  return company;
}
