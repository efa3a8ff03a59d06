-- The default privileges of all hosted Supabase projects since 30 October 2026, and of new projects since 30 May. API
-- roles can use a new table, sequence or function only after a migration grants the right. Some default rights stay:
-- truncate, references, trigger and maintain on tables, update on sequences, and PUBLIC's execute on functions.
alter default privileges for role postgres in schema public
  revoke select, insert, update, delete on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke usage, select on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke execute on functions from anon, authenticated, service_role;
