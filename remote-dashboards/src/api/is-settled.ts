import type { UseQueryResult } from '@tanstack/react-query';

/** Returns true if a query has data, or if its first attempt has failed. */
export const isQuerySettled = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => !isPending || failureCount > 0;
