-- Creates the staff table and the functions that return or check a caller's role and second factor.
--
-- Only the staff table determines a role. The metadata of auth.users contains a duplicate for browsers.

create table public.staff (
  email text primary key
    constraint staff_email_form
      check (email = lower(email) and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  role text not null
    constraint staff_role_known check (role in ('founder', 'team')),
  team_role text
    constraint staff_team_role_known check (team_role in ('team_leader', 'team_member')),
  staff_id text not null unique
    constraint staff_id_form check (staff_id ~ '^[A-Z]+([0-9]{3}|[1-9][0-9]{3,5})$'),
  name text not null
    constraint staff_name_length check (char_length(btrim(name)) between 1 and 100),
  -- The version of this row, incremented by each change. A caller must send the version that they read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint staff_team_role_fits_role check ((role = 'team') = (team_role is not null))
);

-- Staff invitations to existing accounts, deleted when the account's owner accepts.
create table private.staff_invitations (
  email text primary key references public.staff (email) on update cascade on delete cascade,
  -- The recovery token in the link that accepts the invitation, null until the auth server creates it.
  token text,
  -- The time at which the invitation email was sent, null before.
  sent_at timestamptz
);

create table private.staff_rules (
  rule text primary key,
  is_on boolean not null
);
insert into private.staff_rules (rule, is_on) values ('second_factor', false);

create type public.staff_role as enum ('founder', 'team_leader', 'team_member');

-- Blocks access through the API except by the service role, because the staff table has no policy.
alter table public.staff enable row level security;
alter table private.staff_invitations enable row level security;
alter table private.staff_rules enable row level security;
grant all on public.staff to service_role;

-- The access functions use PL/pgSQL, which caches query plans, because every request calls them.
--
-- Returns the role of an email address: 'founder', 'team' or 'user'.
create function private.role_of_email(p_address text) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  -- Converts only ASCII letters to lower case (collation "C"), because the Kelvin sign would otherwise count as the
  -- letter k.
  return coalesce(
    (select s.role from public.staff s where s.email = lower(p_address collate "C")
      and not exists (select from private.staff_invitations i where i.email = s.email)), 'user');
end
$$;

-- Returns the staff row of an account, or null before the account's owner has accepted the staff invitation.
create function private.staff_of(p_account uuid) returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select s from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.id = p_account and not exists (select from private.staff_invitations i where i.email = s.email)
  );
end
$$;

-- Returns the staff who can log in as staff, because they have a confirmed address and no open invitation.
create function private.active_staff() returns setof public.staff
language sql stable security definer set search_path = ''
as $$
  select s.* from public.staff s join auth.users u on lower(u.email collate "C") = s.email
  where u.email_confirmed_at is not null and u.deleted_at is null
    and not exists (select from private.staff_invitations i where i.email = s.email)
$$;

-- Returns true for founders and team leaders, who can get the work report by email.
create function private.can_get_report(p_staff public.staff) returns boolean
language sql immutable set search_path = ''
as $$
  select p_staff.staff_id is not null and p_staff.team_role is distinct from 'team_member'
$$;

-- Counts an account's verified second-factor devices.
create function private.count_factors(p_account uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  devices integer := 0;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select count(*)::integer from auth.mfa_factors where user_id = $1 and status = ''verified'''
      into devices using p_account;
  end if;
  return devices;
end
$$;

-- Returns true if the caller's session has passed the second factor, by the access token and by the session, because a
-- token outlives a removed device.
create function private.has_second_factor() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce(auth.jwt() ->> 'aal', '') = 'aal2' and exists (
    select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
      and coalesce(to_jsonb(s) ->> 'aal', 'aal2') = 'aal2');
end
$$;

-- Returns true if the founder requires a second factor from all staff.
create function private.is_second_factor_required() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return coalesce((select r.is_on from private.staff_rules r where r.rule = 'second_factor'), false);
end
$$;

-- Returns the account of a live session, even before its second factor, for functions that pages call before the
-- second factor.
--
-- An access token stays valid for up to an hour after a logout, so this function checks the session.
create function private.session_account() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select u.id from auth.users u join auth.sessions s on s.user_id = u.id
    where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
      and (s.not_after is null or s.not_after > now())
      and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now())
  );
end
$$;

-- Returns the caller's role from the database, because the role in the access token can be outdated or forged.
--
-- 'staff_aal1' is the role of staff whose session lacks a required second factor. All policies reject this role.
create function private.caller_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  account uuid := private.session_account();
  account_role text := private.role_of_email((select u.email from auth.users u where u.id = account));
begin
  if account_role <> 'user' and not private.has_second_factor()
    and (private.is_second_factor_required() or private.count_factors(account) > 0) then
    return 'staff_aal1';
  end if;
  return account_role;
end
$$;

-- Returns the ID of the caller's account to all policies and functions, or null if the session has ended or lacks a
-- required second factor.
create function private.caller_id() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case when private.caller_role() <> 'staff_aal1' then private.session_account() end;
end
$$;

-- Returns the ID of the caller's account, and rejects callers without an account.
create function private.calling_account() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    raise exception 'You are not logged in. Log in, with your second factor if you have one.' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- Returns the caller's staff row, and rejects callers who are not staff.
create function private.calling_staff() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_of(private.caller_id());
begin
  if caller.staff_id is null then
    raise exception 'Only staff can do this. Log in as a staff member.' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- Returns true if the caller is a founder, team leader or team member.
create function private.is_staff() returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return private.caller_role() in ('team', 'founder');
end
$$;

-- Raises an error if the caller is not a founder.
create function private.require_founder() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder can do this. Ask the founder.' using errcode = '42501';
  end if;
end
$$;

-- Returns the staff row of a calling founder or team leader, and rejects other callers.
create function private.calling_leader() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if caller.team_role = 'team_member' then
    raise exception 'Only the founder and team leaders can do this. Ask one of them.' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- Raises HTTP status 409 if a row changed after the caller read it, or does not exist. `p_kind` names the row in the
-- error message.
create function private.check_version(p_stored integer, p_expected integer, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_stored = p_expected) is not true then
    raise exception 'This % changed in the meantime. Load it again.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- Locks an idempotency key until the transaction ends, so that a retry waits for the first attempt.
create function private.lock_key(p_key uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if p_key is null then
    raise exception 'This request has no idempotency key. Send a UUID, so that a retry is not stored twice.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 0));
end
$$;

-- Raises HTTP status 409 if a different row has the idempotency key. `p_kind` names the row in the error message.
create function private.check_key(p_is_same boolean, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_is_same is not true then
    raise exception 'This Idempotency-Key belongs to another %. Send a new UUID.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- Returns true if a text is, or contains, the email address of a team member or leader.
create function public.is_team_email(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_rate_limit('team question', coalesce(private.client_network(), 'unknown'));
  return private.role_of_email(private.normalise_email(is_team_email.email)) = 'team';
end
$$;

-- Returns the caller's role even before the second factor, so that a page can explain why it denies access.
create function public.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.session_account() is not null then private.caller_role() end
$$;

-- Returns true if the founder requires a second factor from all staff.
create function public.second_factor_asked() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_second_factor_required()
$$;

-- Requires a second factor from all staff, or stops requiring it. Only a founder with a second factor can require it.
create function public.ask_for_second_factor(asked boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_founder();
  if asked and not private.has_second_factor() then
    raise exception 'You have no second factor yet. Set it up before you require it from all staff.' using errcode = 'PT409';
  end if;
  update private.staff_rules r set is_on = asked where r.rule = 'second_factor';
end
$$;

-- Returns the number of second-factor devices of each staff member to the founder.
create function public.staff_factors() returns table (staff_id text, devices integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_founder();
  return query
    select s.staff_id, coalesce(private.count_factors(u.id), 0)
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = s.email);
end
$$;

-- Deletes the second-factor devices of a staff member who lost them, and ends their sessions.
create function public.remove_staff_factors(staff_id text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.lock_staff_member(remove_staff_factors.staff_id, expected_version);
begin
  perform private.delete_auth_rows(
    array(select u.id from auth.users u
      where lower(u.email collate "C") = changing.email and (private.staff_of(u.id)).staff_id is not null),
    array['mfa_factors', 'sessions']);
  perform private.record_audit('removed', 'second_factor', changing.staff_id);
end
$$;

create trigger a_normalise before insert or update of name, email on public.staff
  for each row execute function private.normalise_columns('name', 'line', 'email', 'email');

grant execute on function private.caller_role, private.caller_id to anon, authenticated;
grant execute on function private.is_staff to authenticated;
grant execute on function public.is_team_email to anon, authenticated, service_role;
grant execute on function public.my_role, public.second_factor_asked, public.ask_for_second_factor,
  public.staff_factors, public.remove_staff_factors to authenticated, service_role;
