import type { UseQueryResult } from '@tanstack/react-query';

/** Returns true if the query has data or its first attempt has failed. */
export const isQuerySettled = ({
  isPending,
  failureCount,
}: Pick<UseQueryResult, 'isPending' | 'failureCount'>): boolean => !isPending || failureCount > 0;
