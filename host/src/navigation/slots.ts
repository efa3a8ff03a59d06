/**
 * The slots of the shell to which remotes (micro-frontends) add links. A slot whose meaning changes gets a new name.
 */
export const navigationSlots = ['navbar@1', 'account@1', 'portal@1', 'footer@1', 'chat@1'] as const;

export type NavigationSlotName = (typeof navigationSlots)[number];
