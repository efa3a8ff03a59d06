/** Exports the components for requests to clients (asks) to other features. The large components load on demand. */

import { lazy } from 'react';

export { ApprovalRecords } from './approval-records.tsx';

export const ClientChecklist = lazy(
  () => import(/* webpackChunkName: "client-asks" */ './client-asks.tsx'),
);
export const PictureApprovalRequests = lazy(async () => {
  const code = await import(/* webpackChunkName: "client-asks" */ './client-asks.tsx');
  return { default: code.PictureApprovalRequests };
});
export const RequestsToClientSection = lazy(
  () => import(/* webpackChunkName: "staff-asks" */ './staff-asks.tsx'),
);
