// The functions of hosted import these files; a function of Supabase can import no package of this repository.
// biome-ignore lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/compose-mail.ts';
// biome-ignore lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/mime.ts';
// biome-ignore lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/read-answer.ts';
// biome-ignore lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/signature.ts';
