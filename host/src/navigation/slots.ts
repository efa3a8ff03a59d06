/**
 * The navigation slots of the shell, to which remotes (micro-frontends) add links. If the meaning of a slot changes,
 * its name changes too, because the release gate then refuses an incompatible host. Only the portal remote renders the
 * slot `portal@1`.
 */
export const navigationSlots = ['navbar@1', 'account@1', 'portal@1', 'footer@1', 'chat@1'] as const;

export type NavigationSlotName = (typeof navigationSlots)[number];
