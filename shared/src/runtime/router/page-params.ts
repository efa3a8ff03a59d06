import type { PageParams } from '@torsa/shared/contract/page-params';
import { createContext, use } from 'react';

/** The host gives each page the parameters of its path. */
export const PageParamsContext = createContext<PageParams>({});

/** The parameters of the page's path: `serviceId` of `/services/:serviceId`. */
export function useParams(): PageParams {
  return use(PageParamsContext);
}
