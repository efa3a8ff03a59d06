import { createContext, use } from 'react';
import type { PageParams } from '../../contract/page-params.ts';

/** The host provides each page with the parameters of its path. */
export const PageParamsContext = createContext<PageParams>({});

/** The parameters of the page's path, such as `serviceId` in `/services/:serviceId`. */
export function useParams(): PageParams {
  return use(PageParamsContext);
}
