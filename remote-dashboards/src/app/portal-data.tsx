import { QueryClientContext, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useContext } from 'react';
import { useQueryClientOfPerson, useRevisionOfPerson } from '../api/query-client.ts';

/**
 * Gives its children the rows that this remote has read. Rows from another provider stay. The children mount again for
 * another person, who can arrive without a logout between: a page that slept shows the session of the other tabs.
 */
export function PortalData({ children }: { readonly children: ReactNode }) {
  const given = useContext(QueryClientContext);
  const own = useQueryClientOfPerson();
  const revision = useRevisionOfPerson();
  if (given) return children;
  return (
    <QueryClientProvider key={revision} client={own}>
      {children}
    </QueryClientProvider>
  );
}
