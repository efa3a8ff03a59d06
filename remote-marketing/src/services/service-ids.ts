/** The IDs of the services in the order of the navigation menu. Each service has a page. */
export const serviceIds = [
  'website-build',
  'template',
  'marketing-site',
  'ai-tool',
  'apps',
  'social-media-marketing',
] as const;

export type ServiceId = (typeof serviceIds)[number];

export function isServiceId(id: string | undefined): id is ServiceId {
  return serviceIds.some((one) => one === id);
}

/** The titles of the services, short enough for the navigation menu. */
export type ServiceTitles = Readonly<Record<ServiceId, string>>;
