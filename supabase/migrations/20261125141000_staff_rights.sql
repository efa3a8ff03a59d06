-- A session of staff without the required code has no rights, the employee login cannot be blocked by strangers, and more
-- than 999 staff have IDs.

-- The account of a live session, also where its second factor is missing. Only for what adding a device needs.
create function private.session_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u join auth.sessions s on s.user_id = u.id
  where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
    and (s.not_after is null or s.not_after > now())
    and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;
revoke execute on function private.session_account() from public, anon, authenticated;

create or replace function private.caller_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := private.session_account();
  account_role text := private.role_of_email((select u.email from auth.users u where u.id = account));
begin
  if account_role <> 'user' and not private.gave_code()
    and (private.second_factor_is_asked() or private.count_factors(account) > 0) then
    return 'staff_aal1';
  end if;
  return account_role;
end
$$;

-- The account that calls; null without a live session, and for staff whose session lacks the required code. Policies and
-- functions ask this function, so each of them refuses such a session.
create or replace function private.caller_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case when private.caller_role() <> 'staff_aal1' then private.session_account() end
$$;

create or replace function private.account_calling() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    raise exception 'Log in first, with your second factor if you have one.' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- A page asks why it was refused.
create or replace function public.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.session_account() is not null then private.caller_role() end
$$;

-- The account page reads this before a device is added.
create or replace function public.my_account() returns table (
  name text, email text, new_email text, present_confirmed boolean, new_confirmed boolean, is_staff boolean,
  telephone text, company text, language text, muted public.notification_kind[], version integer
)
language sql stable security definer set search_path = ''
as $$
  select coalesce((private.staff_of(u.id)).name, u.raw_user_meta_data ->> 'fullName', ''), u.email::text,
    coalesce(u.email_change, '')::text,
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') = '',
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') <> '',
    (private.staff_of(u.id)).staff_id is not null,
    coalesce(p.telephone, ''), coalesce(p.company, ''), coalesce(private.language_of(u.id), ''),
    coalesce(p.muted, '{}'), coalesce(p.version, 0)
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.id = coalesce(private.session_account(), private.account_calling())
$$;

-- Each network has its own attempts at an ID: a stranger elsewhere cannot use up those of the owner.
update private.rate_limits set refusal = 'Too many logins were tried from here. Please wait an hour, or use the team login.'
  where name = 'employee ID';

-- True if a password fits a hash. A hash that no password has costs the same work when there is no account.
create function private.is_password(password text, hash text) returns boolean
language sql stable set search_path = ''
as $$
  -- pgcrypto knows the same hash only by its older name.
  select coalesce(extensions.crypt(coalesce(password, ''), known) = known, false)
    and coalesce(hash, '') <> '' and coalesce(octet_length(password), 0) between 1 and 72
  from (select regexp_replace(coalesce(nullif(hash, ''),
    '$2a$10$CwTycUXWue0Thq9StjUM0uJ8T0gkXoYx9ZlWZ6m2zQm8b2c5sC1uG'), '^\$2b', '$2a') as known) as hashes
$$;
revoke execute on function private.is_password(text, text) from public, anon, authenticated;

alter table public.staff drop constraint staff_id_form;
alter table public.staff add constraint staff_id_form check (staff_id ~ '^[A-Z]+([0-9]{3}|[1-9][0-9]{3,5})$');

create or replace function public.invite_staff(name text, email text, post public.staff_post) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff;
  address text := lower(private.normalise_as('email', coalesce(invite_staff.email, '')) collate "C");
  prefix text := case post when 'founder' then 'FOUNDER' when 'team_leader' then 'TL' else 'TM' end;
  number integer;
  new_id text;
begin
  perform private.lock_staff();
  caller := private.leader_calling();
  if post is null or caller.role <> 'founder' and post <> 'team_member' then
    raise exception 'A team leader invites members.' using errcode = '42501';
  end if;
  perform private.count_against('staff invitation', caller.staff_id);
  if exists (select from public.staff s where s.email = address) then
    raise exception 'This address works here already.' using errcode = 'PT409';
  end if;
  -- The audit log refers to former staff by ID, so no ID is given twice.
  select coalesce(max(substr(known.id, length(prefix) + 1)::integer), 0) + 1 into number
    from (select s.staff_id as id from public.staff s
      union select a.row_key from public.audit_log a where a.subject = 'staff') as known
    where known.id ~ ('^' || prefix || '[0-9]{3,6}$');
  new_id := prefix || lpad(number::text, greatest(3, length(number::text)), '0');
  insert into public.staff (email, role, team_role, staff_id, name) values (
    address,
    case post when 'founder' then 'founder' else 'team' end,
    case when post <> 'founder' then post::text end,
    new_id,
    invite_staff.name);
  return new_id;
end
$$;
