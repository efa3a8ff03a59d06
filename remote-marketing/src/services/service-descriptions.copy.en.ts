import type { ServiceId } from './service-ids.ts';

/** One or two sentences about each service: its content and its customers. */
export type ServiceDescriptions = Readonly<Record<ServiceId, string>>;

export const serviceDescriptions: ServiceDescriptions = {
  'website-build':
    'A website designed round what your visitors come to do: book a room, find a price or choose a school.',
  template:
    'A finished design that we fill with your content and publish within ten working days, for a fixed price.',
  'marketing-site':
    'One focused site for a launch, a season or an offer, built to turn a visit into an enquiry and to show where that visit came from.',
  'ai-tool':
    'Assistants and automations that take over copying, sorting and looking up, with a person deciding wherever it matters.',
  apps: 'Android and iOS apps for the people who are not at a desk: field staff, drivers, health workers and customers.',
  'social-media-marketing':
    'Social media and search advertising for a business that is known in its street and wants to be known in its district.',
};
