-- Who works here, and the role that follows from it.
-- One truth: the staff table. The stamp on auth.users is a copy for the browser's eyes only.

-- Not an API schema: what is in it cannot be called from outside.
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

create table public.staff (
  email text primary key
    constraint staff_email_form
      check (email = lower(email) and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  role text not null
    constraint staff_role_known check (role in ('founder', 'team')),
  team_role text
    constraint staff_team_role_known check (team_role in ('team_leader', 'team_member')),
  staff_id text not null unique
    constraint staff_id_form check (staff_id ~ '^[A-Z]+[0-9]{3}$'),
  name text not null
    constraint staff_name_length check (char_length(btrim(name)) between 1 and 100),
  constraint staff_team_role_fits_role check ((role = 'team') = (team_role is not null))
);

-- No policy: nobody reads or writes it through the API but the service role.
alter table public.staff enable row level security;
revoke all on public.staff from anon, authenticated;
grant all on public.staff to service_role;

-- The role that belongs to an e-mail address: 'founder', 'team' or 'user'.
create function private.role_of_email(address text) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce((select s.role from public.staff s where s.email = lower(address)), 'user')
$$;
revoke execute on function private.role_of_email(text) from public;

-- The caller's role. From the database, never from the token: a token outlives a change of role,
-- and its metadata is partly the user's own.
create function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select private.role_of_email((select u.email from auth.users u where u.id = auth.uid()))
$$;
revoke execute on function private.caller_role() from public;
grant execute on function private.caller_role() to anon, authenticated;

-- Overwrites whatever role a user asked for, and keeps staff addresses out of reach of a client's
-- change of e-mail (without that, a client became staff by taking the address).
create function private.stamp_user_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  stamp jsonb := jsonb_build_object('role', private.role_of_email(new.email));
begin
  if tg_op = 'UPDATE' then
    if (lower(new.email) is distinct from lower(old.email)
        and private.role_of_email(new.email) <> 'user')
      or (lower(new.email_change) is distinct from lower(old.email_change)
        and private.role_of_email(new.email_change) <> 'user') then
      raise exception 'This e-mail address is reserved for staff.' using errcode = '42501';
    end if;
  end if;
  new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}'::jsonb) || stamp;
  new.raw_app_meta_data := coalesce(new.raw_app_meta_data, '{}'::jsonb) || stamp;
  return new;
end
$$;
revoke execute on function private.stamp_user_role() from public;

create trigger stamp_user_role before insert or update on auth.users
  for each row execute function private.stamp_user_role();

-- Existing users follow when staff change: touching a row makes the trigger above stamp it anew.
create function private.restamp_users() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update auth.users set updated_at = now() where lower(email) = old.email;
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    update auth.users set updated_at = now() where lower(email) = new.email;
  end if;
  return null;
end
$$;
revoke execute on function private.restamp_users() from public;

create trigger restamp_users after insert or update or delete on public.staff
  for each row execute function private.restamp_users();

-- For users who signed up before this migration.
update auth.users set updated_at = updated_at;

-- True only for the address of a team member or leader. Called before a team login.
create function public.is_team_email(email text) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.role_of_email(btrim(is_team_email.email)) = 'team'
$$;
revoke execute on function public.is_team_email(text) from public;
grant execute on function public.is_team_email(text) to anon, authenticated, service_role;
