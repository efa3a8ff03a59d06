// The functions of hosted import these files; a function of Supabase can import no package of this repository.
// biome-ignore-all lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/functions/_shared/files/answer-files.ts';
export * from '../../../../supabase/functions/_shared/files/clean-files.ts';
export * from '../../../../supabase/functions/_shared/files/file-kind.ts';
export * from '../../../../supabase/functions/_shared/files/files-backend.ts';
export * from '../../../../supabase/functions/_shared/files/inspect-file.ts';
