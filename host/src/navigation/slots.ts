/**
 * The navigation slots of the shell, to which remotes (micro-frontends) add links. A slot gets a new name if its
 * meaning changes: the release check refuses a host that lacks a slot of a live remote. Only the portal remote
 * renders the slot `portal@1`.
 */
export const navigationSlots = ['navbar@1', 'account@1', 'portal@1', 'footer@1', 'chat@1'] as const;

export type NavigationSlotName = (typeof navigationSlots)[number];
