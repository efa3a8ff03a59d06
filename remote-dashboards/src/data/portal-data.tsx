import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { useQueryClientOfPerson } from './query-client.ts';

/** Gives what is inside the rows that this remote has read; rows that somebody else gave it stay. */
export function PortalData({ children }: { readonly children: ReactNode }) {
  const given = useContext(QueryClientContext);
  const own = useQueryClientOfPerson();
  if (given) return children;
  return <QueryClientProvider client={own}>{children}</QueryClientProvider>;
}
