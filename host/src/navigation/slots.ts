/**
 * Where remotes may put entries. A slot keeps its name for as long as its entries mean the same: the gate refuses a host
 * that lacks one which live releases use. `portal@1` is shown by the signed-in pages themselves.
 */
export const slots = ['navbar@1', 'account@1', 'portal@1', 'footer@1', 'chat@1'] as const;

export type Slot = (typeof slots)[number];
