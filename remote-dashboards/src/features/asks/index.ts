/** Exports the parts of asks that other features use. The large parts load on demand, once for both languages. */

import { lazy } from 'react';

export { ApprovalRecords } from './approval-records.tsx';

export const ClientAsks = lazy(
  () => import(/* webpackChunkName: "client-asks" */ './client-asks.tsx'),
);
export const StaffAsks = lazy(
  () => import(/* webpackChunkName: "staff-asks" */ './staff-asks.tsx'),
);
