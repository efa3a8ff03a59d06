-- Every project since 30 October 2026, and new ones since 30 May: a table, sequence or function of
-- a migration may be used by no role of the API until the migration grants it. What stays is in the
-- statements' own words: truncate, references, trigger and maintain on tables, update on sequences,
-- and PUBLIC's execute on functions.
alter default privileges for role postgres in schema public
  revoke select, insert, update, delete on tables from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke usage, select on sequences from anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  revoke execute on functions from anon, authenticated, service_role;
