import type { ServicesMessages } from './services-list.en.ts';
import { ServicesList } from './services-list.tsx';

export function ServicesPage({ messages }: { readonly messages: ServicesMessages }) {
  return <ServicesList messages={messages} />;
}
