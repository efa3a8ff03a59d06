-- A staff address counts once its owner has confirmed it. Confirmation by e-mail is a setting of the
-- project; with this, switching it off by mistake hands nobody a role. Sign-up no longer tells which
-- addresses are staff's either: it answers with the new user's metadata, stamp included.

create or replace function private.role_of_email(address text) returns text
language sql stable security definer set search_path = ''
as $$
  -- "C" lowers ASCII alone. In other collations the Kelvin sign becomes a k, and a look-alike staff.
  select coalesce(
    (select s.role from public.staff s where s.email = lower(address collate "C")), 'user')
$$;

create or replace function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select private.role_of_email((
    select u.email from auth.users u where u.id = auth.uid() and u.email_confirmed_at is not null
  ))
$$;

create or replace function private.stamp_user_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  earned text := case when new.email_confirmed_at is null then 'user'
    else private.role_of_email(new.email) end;
begin
  if tg_op = 'UPDATE' then
    if (lower(new.email) is distinct from lower(old.email)
        and private.role_of_email(new.email) <> 'user')
      or (lower(new.email_change) is distinct from lower(old.email_change)
        and private.role_of_email(new.email_change) <> 'user') then
      raise exception 'This e-mail address is reserved for staff.' using errcode = '42501';
    end if;
  end if;
  new.raw_user_meta_data :=
    coalesce(new.raw_user_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  new.raw_app_meta_data :=
    coalesce(new.raw_app_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  return new;
end
$$;

-- For those who signed up before this migration.
update auth.users set updated_at = updated_at where email_confirmed_at is null;
