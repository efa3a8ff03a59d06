-- A test replica of the roles, schemas and default privileges of a hosted Supabase project before its first migration.
-- The source is the init scripts of supabase/postgres.

create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role supabase_auth_admin login noinherit;
alter role supabase_auth_admin set search_path = auth;
-- Migrations run as the role postgres, which is not a superuser.
create role postgres login createdb createrole replication bypassrls;
grant anon, authenticated, service_role to postgres with admin option;
grant pg_read_all_data, pg_monitor, pg_signal_backend to postgres;
alter database postgres owner to postgres;

-- The API logs in as the role authenticator, which switches to anon, authenticated or service_role for each request.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';

create schema extensions;
create extension pgcrypto with schema extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
grant all on all functions in schema extensions to postgres, anon, authenticated, service_role;

-- The role postgres owns the database, and therefore the schema `public`.
grant usage on schema public to postgres, anon, authenticated, service_role;
-- The older default privileges of hosted Supabase. They apply to older projects until 30 October 2026; the newer ones
-- are in hosted-new-privileges.sql.
alter default privileges for role postgres in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to anon, authenticated, service_role;

create schema auth;
grant all on schema auth to supabase_auth_admin;
grant usage on schema auth to postgres, anon, authenticated, service_role;
