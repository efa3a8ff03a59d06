// The functions of hosted import these files; a function of Supabase can import no package of this repository.
// biome-ignore-all lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/incoming/limits.ts';
export * from '../../../../supabase/functions/_shared/incoming/parsed-email.ts';
export * from '../../../../supabase/functions/_shared/incoming/receive-email.ts';
export * from '../../../../supabase/functions/_shared/incoming/refusals.ts';
export * from '../../../../supabase/functions/_shared/incoming/split-reply.ts';
