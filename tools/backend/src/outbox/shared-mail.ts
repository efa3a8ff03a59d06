// The functions of hosted import these files; a function of Supabase can import no package of this repository.
// biome-ignore-all lint/style/noRestrictedImports: see above.
export * from '../../../../supabase/account-mails/account-mail-copy.ts';
export * from '../../../../supabase/account-mails/account-mails.ts';
export * from '../../../../supabase/functions/_shared/compose-mail.ts';
export * from '../../../../supabase/functions/_shared/email-templates.ts';
export * from '../../../../supabase/functions/_shared/mail-look.ts';
export * from '../../../../supabase/functions/_shared/send-emails.ts';
export * from '../../../../supabase/functions/_shared/service-key.ts';
export * from '../../../../supabase/functions/_shared/signature.ts';
export * from '../../../../supabase/functions/_shared/unsubscribe.ts';
