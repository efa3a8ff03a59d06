-- The staff and the role of each caller, second factors, and the audit log. The staff table is the only source of roles. The role
-- in the metadata of auth.users is a copy that browsers read.

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
  -- Counts changes. A caller who changes a row names the version that they saw.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint staff_team_role_fits_role check ((role = 'team') = (team_role is not null))
);

-- The invitations of addresses that had an account, until the owner accepts.
create table private.staff_invitations (
  email text primary key references public.staff (email) on update cascade on delete cascade,
  -- The recovery token of the account whose link accepts. Null until there is one.
  token text,
  -- Null until the email is sent.
  sent_at timestamptz
);

create table private.staff_rules (
  rule text primary key,
  is_on boolean not null
);
insert into private.staff_rules (rule, is_on) values ('second_factor', false);

create type public.staff_role as enum ('founder', 'team_leader', 'team_member');
create type public.audit_action as enum ('added', 'changed', 'removed');

create table public.audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: the row outlives the account. Null for a change by a program or in the SQL editor.
  actor_id uuid,
  -- The actor's name at that time.
  actor text not null default '',
  action public.audit_action not null,
  -- The name of the changed table.
  subject text not null,
  row_key text not null,
  old jsonb,
  new jsonb
);
create index audit_log_at on public.audit_log (at);

-- The staff table has no policy: only the service role reads and writes it through the API.
alter table public.staff enable row level security;
alter table private.staff_invitations enable row level security;
alter table private.staff_rules enable row level security;
alter table public.audit_log enable row level security;
grant all on public.staff to service_role;
grant select on public.audit_log to authenticated, service_role;

-- The role of an email address: 'founder', 'team' or 'user'.
create function private.role_of_email(p_address text) returns text
language sql stable security definer set search_path = ''
as $$
  -- "C" lowers only ASCII. In other collations the Kelvin sign becomes a k, and a look-alike address becomes staff.
  select coalesce(
    (select s.role from public.staff s where s.email = lower(p_address collate "C")
      and not exists (select from private.staff_invitations i where i.email = s.email)), 'user')
$$;

-- The staff row of an account. Null until its owner has accepted the invitation.
create function private.staff_of(p_account uuid) returns public.staff
language sql stable security definer set search_path = ''
as $$
  select s from public.staff s join auth.users u on lower(u.email collate "C") = s.email
  where u.id = p_account and not exists (select from private.staff_invitations i where i.email = s.email)
$$;

-- The number of an account's devices that give codes. The embedded backend has no table for them.
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

-- True if the caller's session gave a code. A token keeps that claim for up to an hour after its device was removed. The
-- session does not, if the auth server stores the level in it.
create function private.has_second_factor() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' and exists (
    select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
      and coalesce(to_jsonb(s) ->> 'aal', 'aal2') = 'aal2')
$$;

create function private.is_second_factor_required() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select r.is_on from private.staff_rules r where r.rule = 'second_factor'), false)
$$;

-- The account of a live session, also if its second factor is missing. Use it only for steps that adding a device needs.
-- A token outlives a logout, a password change and a ban by up to an hour.
create function private.session_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u join auth.sessions s on s.user_id = u.id
  where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
    and (s.not_after is null or s.not_after > now())
    and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- The caller's role, from the database: a token outlives a role change, and users write part of its metadata.
-- 'staff_aal1' is for staff who have yet to give a code. It is neither 'team' nor 'founder' nor 'user', so policies and
-- functions refuse it.
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

-- The caller's account. Null without a live session, and for staff whose session lacks the required code. Policies and
-- functions call this function, so each of them refuses such a session.
create function private.caller_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case when private.caller_role() <> 'staff_aal1' then private.session_account() end
$$;

-- The caller's account. Refuses callers without one.
create function private.calling_account() returns uuid
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

-- The caller's staff row. Refuses callers who are not staff.
create function private.calling_staff() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff;
begin
  if not private.is_staff() then
    raise exception 'Only staff may do this.' using errcode = '42501';
  end if;
  select s.* into strict caller from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.id = private.caller_id();
  return caller;
end
$$;

-- True for founders, team leaders and team members.
create function private.is_staff() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.caller_role() in ('team', 'founder')
$$;

create function private.require_founder() returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
end
$$;

-- Refuses with 409 if the caller saw another version of a row, or if there is no row. The error names the kind of row.
create function private.check_version(p_stored integer, p_expected integer, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_stored = p_expected) is not true then
    raise exception 'This % changed in the meantime. Load it again.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- Locks an idempotency key until the transaction ends, so that a retry waits for the end of its first attempt.
create function private.lock_key(p_key uuid) returns void
language plpgsql volatile set search_path = ''
as $$
begin
  if p_key is null then
    raise exception 'This request needs a key, so that a retry stores nothing again.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(p_key::text, 0));
end
$$;

-- Refuses with 409 a key under which something else is stored. The error names the kind of row.
create function private.check_key(p_is_same boolean, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_is_same is not true then
    raise exception 'This Idempotency-Key belongs to another %.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- The staff row of a founder or team leader. Refuses other callers.
create function private.calling_leader() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if caller.team_role = 'team_member' then
    raise exception 'Only the founder and team leaders may do this.' using errcode = '42501';
  end if;
  return caller;
end
$$;

-- The address that an account has confirmed. Null without one.
create function private.confirmed_address(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email::text from auth.users u
    where u.id = p_account and u.email_confirmed_at is not null and u.deleted_at is null
$$;

-- Deletes the rows of accounts in tables of the auth server, if it has these tables: sessions, tokens and devices open
-- an account without its password.
create function private.end_access(p_accounts uuid[], p_tables text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  table_name text;
begin
  foreach table_name in array p_tables loop
    if to_regclass('auth.' || table_name) is not null then
      execute format('delete from auth.%I where user_id = any ($1)', table_name) using p_accounts;
    end if;
  end loop;
end
$$;

-- Removes everything that opens an account, so that only its mailbox does: password, sessions, emails on their way and
-- second factors.
create function private.reset_accounts(p_accounts uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set encrypted_password = null, email_confirmed_at = null, invited_at = null,
      confirmation_token = '', recovery_token = '', reauthentication_token = '', email_change = '',
      email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
      updated_at = now()
    where id = any (p_accounts);
  perform private.end_access(p_accounts, array['sessions', 'one_time_tokens', 'mfa_factors']);
end
$$;

-- Overwrites the role that a user asked for, and refuses a change to a staff address: without that, a client became
-- staff by taking the address. It also notices that the owner of an account accepts an invitation: the auth server
-- confirms the address, or uses up the token of the invitation. The auth server clears that token also when a password
-- changes, which proves nothing.
create function private.stamp_user_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  address text := lower(new.email collate "C");
  is_reserved boolean := exists (select from public.staff s where s.email = address);
  was_confirmed boolean := tg_op = 'UPDATE' and old.email_confirmed_at is not null;
  is_accepted boolean := false;
  earned text;
begin
  if tg_op = 'UPDATE' and lower(new.email) is distinct from lower(old.email) then
    -- The auth server passes on the text of a PTxyz error. A pending change is not refused, because that would reveal
    -- the staff's addresses.
    if is_reserved then
      raise exception 'This e-mail address is reserved for staff.' using errcode = 'PT403';
    end if;
    -- The account now belongs to another mailbox.
    new.encrypted_password := null;
    new.recovery_token := '';
    new.reauthentication_token := '';
    perform private.end_access(array[new.id], array['sessions', 'one_time_tokens']);
  end if;
  -- Anyone can sign up with a staff address. Only the owner of the mailbox confirms it, and chooses a new password.
  if is_reserved and new.email_confirmed_at is not null and not was_confirmed then
    new.encrypted_password := null;
  end if;
  -- Another sign-up or another email, which anyone can ask for: the person who confirms may have chosen neither password.
  if tg_op = 'UPDATE' and new.email_confirmed_at is null and not was_confirmed
      and old.confirmation_sent_at is not null
      and new.confirmation_sent_at is distinct from old.confirmation_sent_at then
    new.encrypted_password := null;
  end if;
  if tg_op = 'INSERT' then
    is_accepted := new.email_confirmed_at is not null;
  elsif new.email_confirmed_at is not null and new.email_confirmed_at is distinct from old.email_confirmed_at then
    is_accepted := true;
  elsif old.recovery_token <> '' and coalesce(new.recovery_token, '') = ''
      and new.encrypted_password is not distinct from old.encrypted_password then
    is_accepted := exists (
      select from private.staff_invitations i where i.email = address and i.token = old.recovery_token);
  end if;
  if is_reserved and is_accepted then
    delete from private.staff_invitations i where i.email = address;
    if found then
      new.encrypted_password := null;
      new.confirmation_token := '';
      new.reauthentication_token := '';
      new.email_change := '';
      new.email_change_token_new := '';
      new.email_change_token_current := '';
      new.email_change_confirm_status := 0;
      perform private.end_access(array[new.id], array['sessions', 'one_time_tokens', 'mfa_factors']);
      -- Accounts of the same address in other letters have to confirm it again.
      perform private.reset_accounts(array(
        select u.id from auth.users u where lower(u.email collate "C") = address and u.id <> new.id));
    end if;
  end if;
  earned := case when new.email_confirmed_at is null then 'user' else private.role_of_email(new.email) end;
  new.raw_user_meta_data :=
    coalesce(new.raw_user_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  new.raw_app_meta_data :=
    coalesce(new.raw_app_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  return new;
end
$$;

-- Users follow a change of staff: the update makes `stamp_user_role` run. An account of a new staff address is of
-- unknown origin, so its owner has to accept before it counts as staff. A waiting change of another account to this address
-- stays, because that account would notice the invitation. `stamp_user_role` refuses the change when it is confirmed.
create function private.restamp_users() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update auth.users set updated_at = now() where lower(email collate "C") = old.email;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.email <> old.email) then
    delete from private.staff_invitations i where i.email = new.email;
    insert into private.staff_invitations (email)
      select new.email where exists (select from auth.users u where lower(u.email collate "C") = new.email);
    -- The embedded backend listens and sends the invitation. On hosted, the scheduled function sends it.
    perform pg_notify('staff_added', '');
  end if;
  return null;
end
$$;

-- Normalises the name of an account, which comes with the sign-up.
create function private.normalise_user_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  typed text := new.raw_user_meta_data ->> 'fullName';
begin
  if private.normalise_line(typed) is distinct from typed then
    new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object('fullName', private.normalise_line(typed));
  end if;
  return new;
end
$$;

-- A deleted account, or one with another address, cannot accept. Its address is then invited like one without an
-- account.
create function private.forget_invitation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  delete from private.staff_invitations i
    where i.email = lower(old.email collate "C")
      and not exists (select from auth.users u where lower(u.email collate "C") = i.email);
  if found then
    perform pg_notify('staff_added', '');
  end if;
  return null;
end
$$;

-- Invalidates the link of a removed invitation, also if its email was not sent yet.
create function private.end_recovery(p_token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update auth.users u set recovery_token = '' where u.recovery_token = p_token;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where token_hash = $1' using p_token;
  end if;
  delete from private.outbox o
    where o.template = 'staff_invitation' and o.sent_at is null and o.data ->> 'token' = p_token;
end
$$;

create function private.record_audit(
  p_action public.audit_action, p_subject text, p_row_key text, p_old jsonb default null, p_new jsonb default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  delete from public.audit_log a where a.at <= now() - interval '1 year';
  insert into public.audit_log (actor_id, actor, action, subject, row_key, old, new)
    values (caller,
      coalesce((private.staff_of(caller)).name, ''),
      p_action, p_subject, p_row_key, p_old, p_new);
end
$$;

-- A trigger. Its argument is the column that names a row to people.
create function private.audit_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  counted constant text[] := array['version', 'created_at', 'updated_at'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - counted end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - counted end;
begin
  if before is distinct from after then
    perform private.record_audit(
      case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end::public.audit_action,
      tg_table_name, coalesce(after, before) ->> tg_argv[0], before, after);
  end if;
  return null;
end
$$;

-- The audit rows whose actor or key contains words. RLS applies.
create function public.find_audit(words text) returns setof public.audit_log
language sql stable security invoker
begin atomic
  select a.* from public.audit_log a
    where private.search_contains(a.actor, words) or private.search_contains(a.row_key, words);
end;

-- True only for the address of a team member or leader, as people paste it. Called before a team login. Callers without
-- a known network share one limit.
create function public.is_team_email(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_rate_limit('team question', coalesce(host(private.client_address()), 'unknown'));
  return private.role_of_email(private.normalise_email(is_team_email.email)) = 'team';
end
$$;

-- The caller's role, also without the second factor, so that a page can explain a refusal. Null without a live session.
create function public.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.session_account() is not null then private.caller_role() end
$$;

-- True if all staff must have a second factor.
create function public.second_factor_asked() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_second_factor_required()
$$;

-- Requires a second factor from all staff, or no longer. Only a founder who gave a code can require it: then the auth
-- server supports codes, and a founder can undo it.
create function public.ask_for_second_factor(asked boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_founder();
  if asked and not private.has_second_factor() then
    raise exception 'Set up your own second factor first.' using errcode = 'PT409';
  end if;
  update private.staff_rules r set is_on = asked where r.rule = 'second_factor';
end
$$;

-- The number of devices of each staff member, for the founder. Accounts whose owners have yet to accept count none.
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

-- Removes the devices of a staff member who lost them, and ends their sessions. Their next login needs only the
-- password, and then adds a device if one is required.
create function public.remove_staff_factors(staff_id text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.lock_staff_member(remove_staff_factors.staff_id, seen_version);
begin
  perform private.end_access(
    array(select u.id from auth.users u
      where lower(u.email collate "C") = changing.email and (private.staff_of(u.id)).staff_id is not null),
    array['mfa_factors', 'sessions']);
  perform private.record_audit('removed', 'second_factor', changing.staff_id);
end
$$;

-- True if a password fits a hash. Without a hash it does the same work, so that its time does not reveal whether an
-- account exists.
create function private.is_password(p_password text, p_hash text) returns boolean
language sql stable set search_path = ''
as $$
  -- pgcrypto knows the same hash only by its older name.
  select coalesce(extensions.crypt(coalesce(p_password, ''), known) = known, false)
    and coalesce(p_hash, '') <> '' and coalesce(octet_length(p_password), 0) between 1 and 72
  from (select regexp_replace(coalesce(nullif(p_hash, ''),
    '$2a$10$CwTycUXWue0Thq9StjUM0uJ8T0gkXoYx9ZlWZ6m2zQm8b2c5sC1uG'), '^\$2b', '$2a') as known) as hashes
$$;

-- Rows older than a year are hidden until the next insert deletes them.
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.caller_role()) = 'founder' and at > now() - interval '1 year');

create trigger a_normalise before insert or update of name, email on public.staff
  for each row execute function private.normalise_columns('name', 'line', 'email', 'email');
create trigger audit_row after insert or update or delete on public.staff
  for each row execute function private.audit_row('staff_id');
create trigger restamp_users after insert or update or delete on public.staff
  for each row execute function private.restamp_users();
create trigger audit_row after insert or update or delete on private.staff_rules
  for each row execute function private.audit_row('rule');
create trigger a_normalise before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.normalise_user_name();
create trigger stamp_user_role before insert or update on auth.users
  for each row execute function private.stamp_user_role();
create trigger forget_invitation after delete or update of email on auth.users
  for each row execute function private.forget_invitation();

grant execute on function private.caller_role, private.caller_id to anon, authenticated;
grant execute on function private.is_staff to authenticated;
grant execute on function public.find_audit, public.my_role, public.second_factor_asked, public.ask_for_second_factor,
  public.staff_factors, public.remove_staff_factors to authenticated, service_role;
grant execute on function public.is_team_email to anon, authenticated, service_role;
