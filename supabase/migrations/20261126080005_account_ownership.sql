-- Creates the triggers that protect accounts when an email address becomes a staff address or gets a new owner
-- (decision 21 in docs/decisions).
--
-- Returns the confirmed email address of an account, or null.
create function private.confirmed_address(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email::text from auth.users u
    where u.id = p_account and u.email_confirmed_at is not null and u.deleted_at is null
$$;

-- Returns true if a password matches a hash. A missing hash takes the same time, which therefore does not reveal
-- whether an account exists.
create function private.is_password(p_password text, p_hash text) returns boolean
language sql stable set search_path = ''
as $$
  -- Replaces the hash format `$2b`, which pgcrypto supports only under its older name `$2a`.
  select coalesce(extensions.crypt(coalesce(p_password, ''), known) = known, false)
    and coalesce(p_hash, '') <> '' and coalesce(octet_length(p_password), 0) between 1 and 72
  from (select regexp_replace(coalesce(nullif(p_hash, ''),
    '$2a$10$CwTycUXWue0Thq9StjUM0uJ8T0gkXoYx9ZlWZ6m2zQm8b2c5sC1uG'), '^\$2b', '$2a') as known) as hashes
$$;

-- Deletes the rows of accounts from tables of the auth server, and skips tables that this version does not have.
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

-- Removes the password, sessions, email links and second factors of accounts, so that only the mailbox's owner can log
-- in.
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

-- A trigger function on auth.users that sets the role in the user's metadata, protects staff addresses and detects
-- accepted invitations.
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
    -- Rejects only the completed change, because rejecting a pending change would reveal the addresses of staff.
    if is_reserved then
      raise exception 'This email address is reserved for staff. Enter another address.' using errcode = 'PT403';
    end if;
    -- Removes the password and sessions, because an account with a new address belongs to the owner of another
    -- mailbox.
    new.encrypted_password := null;
    new.recovery_token := '';
    new.reauthentication_token := '';
    perform private.delete_auth_rows(array[new.id], array['sessions', 'one_time_tokens']);
  end if;
  -- Removes the password at the confirmation of a staff address, because anyone can sign up with this address.
  if is_reserved and new.email_confirmed_at is not null and not was_confirmed then
    new.encrypted_password := null;
  end if;
  -- Removes the password before a new confirmation email, because the person who confirms may not have chosen it.
  if tg_op = 'UPDATE' and new.email_confirmed_at is null and not was_confirmed
      and old.confirmation_sent_at is not null
      and new.confirmation_sent_at is distinct from old.confirmation_sent_at then
    new.encrypted_password := null;
  end if;
  if tg_op = 'INSERT' then
    is_accepted := new.email_confirmed_at is not null;
  elsif new.email_confirmed_at is not null and new.email_confirmed_at is distinct from old.email_confirmed_at then
    is_accepted := true;
  -- A password change also clears the invitation's token, but does not accept the invitation.
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
      -- Two accounts whose addresses differ only in upper and lower case must both confirm their address again.
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

-- A trigger function that updates the roles of users after a change of the staff table. An existing account gets a
-- staff role only after its owner accepts the invitation.
--
-- Another account's pending change to a staff address is rejected at its confirmation, because an earlier rejection
-- would reveal the invitation.
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
    -- Notifies the embedded backend, which sends the invitation. On hosted Supabase, a scheduled function sends it.
    perform pg_notify('staff_added', '');
  end if;
  return null;
end
$$;

-- A trigger function that normalises the name from the sign-up form.
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

-- Deletes the staff invitation of an account that was deleted or changed its address, so that the staff address is
-- invited again.
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

create trigger update_user_roles after insert or update or delete on public.staff
  for each row execute function private.update_user_roles();
create trigger a_normalise before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.normalise_user_name();
create trigger set_user_role before insert or update on auth.users
  for each row execute function private.set_user_role();
create trigger delete_stale_invitation after delete or update of email on auth.users
  for each row execute function private.delete_stale_invitation();
