/** The services in the order of the menu; each has a page. */
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

/** Short enough for a menu. */
export type ServiceTitles = Readonly<Record<ServiceId, string>>;
