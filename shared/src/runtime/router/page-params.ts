import { createContext, use } from 'react';
import type { PageParams } from '../../contract/page-params.ts';

/** The React context provider for the path parameters of each page. */
export const PageParamsContext = createContext<PageParams>({});

/** A React hook that returns the parameters of the page's path, such as `serviceId` in `/services/:serviceId`. */
export function useParams(): PageParams {
  return use(PageParamsContext);
}
