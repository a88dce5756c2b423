import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from 'react-router-dom';
import { onSession, readSession } from '../account/session.ts';

const client = new QueryClient({
  defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } },
});

// What was asked for belongs to the person who asked: another one, or nobody, starts with nothing.
let owner = readSession()?.user?.id;
onSession(() => {
  const next = readSession()?.user?.id;
  if (next === owner) return;
  owner = next;
  client.clear();
});

/** Around the pages that ask the service for data: they share what they have asked for. */
export function QueryScope() {
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
