/**
 * The slots into which remotes put entries. The name of a slot changes with its meaning: the gate refuses a host that lacks a
 * slot which live releases use. The portal shows `portal@1`.
 */
export const slots = ['navbar@1', 'account@1', 'portal@1', 'footer@1', 'chat@1'] as const;

export type Slot = (typeof slots)[number];
