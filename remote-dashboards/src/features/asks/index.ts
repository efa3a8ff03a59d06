/**
 * Exports the components for requests to clients (asks) that other features use. The large components load on demand.
 * Both languages share their code.
 */

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
