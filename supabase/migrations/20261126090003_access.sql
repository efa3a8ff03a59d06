-- Creates the staff table, the functions that return a caller's role, second factors and the audit log. Only the
-- staff table determines a role. The metadata of auth.users contains a duplicate of the role for browsers.

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
  -- The version of this row, incremented by each change. A caller who changes the row must send the version that they
  -- read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint staff_team_role_fits_role check ((role = 'team') = (team_role is not null))
);

-- Staff invitations to email addresses that already had an account. The account's owner accepts the invitation, which
-- deletes the row.
create table private.staff_invitations (
  email text primary key references public.staff (email) on update cascade on delete cascade,
  -- The recovery token in the link that accepts the invitation. Null until the auth server creates the token.
  token text,
  -- The time at which the invitation email was sent. Null before.
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
  -- This column has no foreign key, because the audit log must survive the account. Null for a change by a program or
  -- in the SQL editor.
  actor_id uuid,
  -- The name of the person who made the change, at the time of the change.
  actor text not null default '',
  action public.audit_action not null,
  -- The name of the changed table.
  subject text not null,
  row_key text not null,
  old jsonb,
  new jsonb
);
create index audit_log_at on public.audit_log (at);

-- The staff table has no policy, so only the service role can read and write it through the API.
alter table public.staff enable row level security;
alter table private.staff_invitations enable row level security;
alter table private.staff_rules enable row level security;
alter table public.audit_log enable row level security;
grant all on public.staff to service_role;
grant select on public.audit_log to authenticated, service_role;

-- Returns the role of an email address: 'founder', 'team' or 'user'.
create function private.role_of_email(p_address text) returns text
language sql stable security definer set search_path = ''
as $$
  -- The collation "C" converts only ASCII letters to lower case. Other collations convert the Kelvin sign to the
  -- letter k, so a look-alike address would get a staff role.
  select coalesce(
    (select s.role from public.staff s where s.email = lower(p_address collate "C")
      and not exists (select from private.staff_invitations i where i.email = s.email)), 'user')
$$;

-- Returns the staff row of an account. Returns null if the account's owner has not accepted the staff invitation.
create function private.staff_of(p_account uuid) returns public.staff
language sql stable security definer set search_path = ''
as $$
  select s from public.staff s join auth.users u on lower(u.email collate "C") = s.email
  where u.id = p_account and not exists (select from private.staff_invitations i where i.email = s.email)
$$;

-- Counts an account's verified second-factor devices. The local embedded backend has no table of devices.
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

-- Returns true if the caller's session has passed the second factor. An access token contains this claim for up to an
-- hour after its device was removed. If the auth server stores the level in the session, the removal applies
-- immediately.
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

-- Returns the account of a live session, even if its second factor is missing. Only functions that pages call before
-- the second factor may use it. An access token remains valid for up to an hour after a logout, a password change or
-- a ban, so this function checks the session.
create function private.session_account() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u join auth.sessions s on s.user_id = u.id
  where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
    and (s.not_after is null or s.not_after > now())
    and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;

-- Returns the caller's role from the database. The role in the access token is ignored, because the token can be
-- older than a role change, and users can write part of its metadata. 'staff_aal1' is the role of staff without a
-- required second factor. Policies and functions accept only 'team', 'founder' and 'user', so they reject this role.
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

-- Returns the ID of the caller's account. Returns null without a live session, and for staff without a required
-- second factor. Policies and functions call it, so all of them reject such sessions.
create function private.caller_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select case when private.caller_role() <> 'staff_aal1' then private.session_account() end
$$;

-- Returns the ID of the caller's account. Rejects callers without an account.
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

-- Returns the caller's staff row. Rejects callers who are not staff.
create function private.calling_staff() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff;
begin
  if not private.is_staff() then
    raise exception 'Only staff can do this. Log in as a staff member.' using errcode = '42501';
  end if;
  select s.* into strict caller from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.id = private.caller_id();
  return caller;
end
$$;

-- Returns true if the caller is a founder, team leader or team member.
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
    raise exception 'Only the founder can do this. Ask the founder.' using errcode = '42501';
  end if;
end
$$;

-- Raises HTTP status 409 if a row changed after the caller read it, or if the row does not exist. `p_kind` is the
-- name for the row in the error message.
create function private.check_version(p_stored integer, p_expected integer, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if (p_stored = p_expected) is not true then
    raise exception 'This % changed in the meantime. Load it again.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- Locks an idempotency key until the transaction ends, so a retry waits for the first attempt.
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

-- Raises HTTP status 409 if a different row is stored under an idempotency key. `p_kind` is the name for the row in
-- the error message.
create function private.check_key(p_is_same boolean, p_kind text) returns void
language plpgsql immutable set search_path = ''
as $$
begin
  if p_is_same is not true then
    raise exception 'This Idempotency-Key belongs to another %. Send a new UUID.', p_kind using errcode = 'PT409';
  end if;
end
$$;

-- Returns the caller's staff row. Rejects callers who are not a founder or team leader.
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

-- Returns the confirmed email address of an account, or null if it has none.
create function private.confirmed_address(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email::text from auth.users u
    where u.id = p_account and u.email_confirmed_at is not null and u.deleted_at is null
$$;

-- Deletes the rows of accounts from tables of the auth server, such as sessions, tokens and second-factor devices. It
-- skips tables that this version of the auth server does not have.
create function private.delete_auth_rows(p_accounts uuid[], p_tables text[]) returns void
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

-- Removes the password, sessions, email links and second factors of accounts. Afterwards, only the owner of the
-- mailbox can log in to these accounts.
create function private.reset_accounts(p_accounts uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set encrypted_password = null, email_confirmed_at = null, invited_at = null,
      confirmation_token = '', recovery_token = '', reauthentication_token = '', email_change = '',
      email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
      updated_at = now()
    where id = any (p_accounts);
  perform private.delete_auth_rows(p_accounts, array['sessions', 'one_time_tokens', 'mfa_factors']);
end
$$;

-- A trigger function on auth.users that overwrites the role in the user's metadata. It also rejects a change of a
-- user's email address to a staff address, which would make a client a staff member. In addition, the trigger detects
-- that a user accepts a staff invitation. In this case, the auth server confirms the address or clears the
-- invitation's token. A password change also clears this token, but does not accept the invitation.
create function private.set_user_role() returns trigger
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
    -- The auth server returns the text of a PTxyz error to the caller. A pending change is not rejected, because the
    -- rejection would reveal the addresses of staff.
    if is_reserved then
      raise exception 'This email address is reserved for staff. Enter another address.' using errcode = 'PT403';
    end if;
    -- After a change of address, the account belongs to another mailbox, so its password and sessions are removed.
    new.encrypted_password := null;
    new.recovery_token := '';
    new.reauthentication_token := '';
    perform private.delete_auth_rows(array[new.id], array['sessions', 'one_time_tokens']);
  end if;
  -- Anyone can sign up with a staff address. Only the owner of the mailbox can confirm the address, and then chooses
  -- a new password.
  if is_reserved and new.email_confirmed_at is not null and not was_confirmed then
    new.encrypted_password := null;
  end if;
  -- Anyone can request another sign-up or confirmation email for an address. The person who confirms may not have
  -- chosen the stored password, so the password is removed.
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
      perform private.delete_auth_rows(array[new.id], array['sessions', 'one_time_tokens', 'mfa_factors']);
      -- If the addresses of two accounts differ only in upper and lower case, both accounts must confirm their
      -- address again.
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

-- A trigger function that updates the roles of users after a change of the staff table, through the trigger
-- `set_user_role`. A new staff address can already have an account, which another person may have created. The
-- mailbox's owner must accept the invitation before the account has a staff role. A pending change of another account
-- to this address is not cancelled, because its cancellation would reveal the invitation. `set_user_role` rejects
-- this change when it is confirmed.
create function private.update_user_roles() returns trigger
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
    -- The embedded backend listens to this channel and sends the invitation. On hosted Supabase, a scheduled function
    -- sends it.
    perform pg_notify('staff_added', '');
  end if;
  return null;
end
$$;

-- Normalises the name that a user enters in the sign-up form.
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

-- Deletes the staff invitation of an account that was deleted or that changed its address, because that account can
-- no longer accept. The staff address is then invited like an address without an account.
create function private.delete_stale_invitation() returns trigger
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

-- Invalidates the link of a deleted staff invitation, even if its email was not sent yet.
create function private.invalidate_recovery_token(p_token text) returns void
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

-- A trigger function that writes changes of a row to the audit log. Its argument is the column whose value identifies
-- the row to readers.
create function private.audit_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ignored_columns constant text[] := array['version', 'created_at', 'updated_at'];
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - ignored_columns end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - ignored_columns end;
begin
  if before is distinct from after then
    perform private.record_audit(
      case tg_op when 'INSERT' then 'added' when 'DELETE' then 'removed' else 'changed' end::public.audit_action,
      tg_table_name, coalesce(after, before) ->> tg_argv[0], before, after);
  end if;
  return null;
end
$$;

-- Returns the audit log rows whose actor or row key contains the words of a query. Row-level security applies.
create function public.find_audit(query text) returns setof public.audit_log
language sql stable security invoker
begin atomic
  select a.* from public.audit_log a
    where private.search_contains(a.actor, query) or private.search_contains(a.row_key, query);
end;

-- Returns true if a text is the email address of a team member or leader. The text may contain pasted text around the
-- address. Pages call this function before a team login. Callers without a known network share one rate limit.
create function public.is_team_email(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_rate_limit('team question', coalesce(host(private.client_address()), 'unknown'));
  return private.role_of_email(private.normalise_email(is_team_email.email)) = 'team';
end
$$;

-- Returns the caller's role, even without the second factor, so a page can explain why access is denied. Returns null
-- without a live session.
create function public.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.session_account() is not null then private.caller_role() end
$$;

-- Returns true if all staff must have a second factor.
create function public.second_factor_asked() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.is_second_factor_required()
$$;

-- Enables or disables the second-factor requirement for all staff. Only a founder whose session has a second factor
-- can enable it. That session proves that the auth server supports second factors, and that a founder can disable the
-- requirement again.
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

-- Returns the number of second-factor devices of each staff member. Only the founder can call it. Accounts with an
-- open invitation have the number zero.
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

-- Deletes the second-factor devices of a staff member who lost them, and ends their sessions. The next login needs
-- only the password. If second factors are required, the staff member must then register a new device.
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

-- Returns true if a password matches a hash. Without a hash it performs the same computation, so the response time
-- does not reveal whether an account exists.
create function private.is_password(p_password text, p_hash text) returns boolean
language sql stable set search_path = ''
as $$
  -- pgcrypto supports the hash format `$2b` only under its older name `$2a`.
  select coalesce(extensions.crypt(coalesce(p_password, ''), known) = known, false)
    and coalesce(p_hash, '') <> '' and coalesce(octet_length(p_password), 0) between 1 and 72
  from (select regexp_replace(coalesce(nullif(p_hash, ''),
    '$2a$10$CwTycUXWue0Thq9StjUM0uJ8T0gkXoYx9ZlWZ6m2zQm8b2c5sC1uG'), '^\$2b', '$2a') as known) as hashes
$$;

-- Readers cannot see audit log rows older than a year. The next insert deletes these rows.
create policy audit_log_read on public.audit_log for select to authenticated
  using ((select private.caller_role()) = 'founder' and at > now() - interval '1 year');

create trigger a_normalise before insert or update of name, email on public.staff
  for each row execute function private.normalise_columns('name', 'line', 'email', 'email');
create trigger audit_row after insert or update or delete on public.staff
  for each row execute function private.audit_row('staff_id');
create trigger update_user_roles after insert or update or delete on public.staff
  for each row execute function private.update_user_roles();
create trigger audit_row after insert or update or delete on private.staff_rules
  for each row execute function private.audit_row('rule');
create trigger a_normalise before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.normalise_user_name();
create trigger set_user_role before insert or update on auth.users
  for each row execute function private.set_user_role();
create trigger delete_stale_invitation after delete or update of email on auth.users
  for each row execute function private.delete_stale_invitation();

grant execute on function private.caller_role, private.caller_id to anon, authenticated;
grant execute on function private.is_staff to authenticated;
grant execute on function public.find_audit, public.my_role, public.second_factor_asked, public.ask_for_second_factor,
  public.staff_factors, public.remove_staff_factors to authenticated, service_role;
grant execute on function public.is_team_email to anon, authenticated, service_role;
