import { createContext, use } from 'react';
import type { PageParams } from '../../contract/page-params.ts';

/** The host gives each page the parameters of its path. */
export const PageParamsContext = createContext<PageParams>({});

/** The parameters of the page's path: `serviceId` of `/services/:serviceId`. */
export function useParams(): PageParams {
  return use(PageParamsContext);
}
