-- Whose account it is. A mailbox is proof of who somebody is; a password is proof only of who chose it.
-- So no password and no session outlives a step after which the account belongs to another mailbox,
-- or counts for more: its owner chooses a new one by the link of a recovery or an invitation.

-- Ends what opens accounts without their password: rows in these tables of the auth server, as far as
-- it has them.
create function private.end_access(accounts uuid[], tables text[]) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  kept text;
begin
  foreach kept in array tables loop
    if to_regclass('auth.' || kept) is not null then
      execute format('delete from auth.%I where user_id = any ($1)', kept) using accounts;
    end if;
  end loop;
end
$$;
revoke execute on function private.end_access(uuid[], text[]) from public;

-- Takes everything away that opens an account, so that its mailbox alone does: password, sessions,
-- mails on their way, second factors.
create function private.reset_accounts(accounts uuid[]) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set encrypted_password = null, email_confirmed_at = null, invited_at = null,
      confirmation_token = '', recovery_token = '', reauthentication_token = '', email_change = '',
      email_change_token_new = '', email_change_token_current = '', email_change_confirm_status = 0,
      updated_at = now()
    where id = any (accounts);
  perform private.end_access(accounts, array['sessions', 'one_time_tokens', 'mfa_factors']);
end
$$;
revoke execute on function private.reset_accounts(uuid[]) from public;

create or replace function private.stamp_user_role() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  belongs text := private.role_of_email(new.email);
  earned text := case when new.email_confirmed_at is null then 'user' else belongs end;
  was_confirmed boolean := tg_op = 'UPDATE' and old.email_confirmed_at is not null;
begin
  if tg_op = 'UPDATE' and lower(new.email) is distinct from lower(old.email) then
    -- PTxyz is passed on with its text by the auth server. A pending change is not refused: that
    -- would tell who works here.
    if belongs <> 'user' then
      raise exception 'This e-mail address is reserved for staff.' using errcode = 'PT403';
    end if;
    -- Another mailbox has the account now.
    new.encrypted_password := null;
    new.recovery_token := '';
    new.reauthentication_token := '';
    perform private.end_access(array[new.id], array['sessions', 'one_time_tokens']);
  end if;
  -- Anybody may have signed up with a staff address; who confirms it has the mailbox.
  if belongs <> 'user' and new.email_confirmed_at is not null and not was_confirmed then
    new.encrypted_password := null;
  end if;
  -- A second sign-up, or a second mail that anybody may ask for: who confirms may have chosen
  -- neither password.
  if tg_op = 'UPDATE' and new.email_confirmed_at is null and not was_confirmed
      and old.confirmation_sent_at is not null
      and new.confirmation_sent_at is distinct from old.confirmation_sent_at then
    new.encrypted_password := null;
  end if;
  new.raw_user_meta_data :=
    coalesce(new.raw_user_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  new.raw_app_meta_data :=
    coalesce(new.raw_app_meta_data, '{}'::jsonb) || jsonb_build_object('role', earned);
  return new;
end
$$;

-- When staff change, users follow: touching a row makes the trigger above stamp it anew. An address
-- that becomes staff's has to be proven anew: how its account got it is unknown.
create or replace function private.restamp_users() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op in ('UPDATE', 'DELETE') then
    update auth.users set updated_at = now() where lower(email collate "C") = old.email;
  end if;
  if tg_op = 'INSERT' or (tg_op = 'UPDATE' and new.email <> old.email) then
    perform private.reset_accounts(array(
      select id from auth.users where lower(email collate "C") = new.email));
    -- A change that waits for its mails would end in a refusal.
    update auth.users set email_change = '', email_change_token_new = '',
        email_change_token_current = '', email_change_confirm_status = 0
      where lower(email_change collate "C") = new.email;
    -- The embedded backend listens, and sends the invitation. On hosted nobody does.
    perform pg_notify('staff_added', '');
  end if;
  return null;
end
$$;

-- Who calls, while their session lives; null for anybody else. A token alone outlives a log-out, a
-- change of password and a ban, by up to an hour.
create function private.caller_id() returns uuid
language sql stable security definer set search_path = ''
as $$
  select u.id from auth.users u join auth.sessions s on s.user_id = u.id
  where u.id = auth.uid() and s.id::text = auth.jwt() ->> 'session_id'
    and (s.not_after is null or s.not_after > now())
    and u.email_confirmed_at is not null and u.deleted_at is null
    and (u.banned_until is null or u.banned_until < now())
$$;
revoke execute on function private.caller_id() from public;
grant execute on function private.caller_id() to anon, authenticated;

create or replace function private.caller_role() returns text
language sql stable security definer set search_path = ''
as $$
  select private.role_of_email((select u.email from auth.users u where u.id = private.caller_id()))
$$;

insert into private.rate_limits (name, most, span, refusal) values
  ('team question', 300, '1 hour',
    'Too many log-ins were tried from your network. Please wait an hour and try again.');

-- True only for the address of a team member or leader. Called before a team login. Callers whose
-- network is unknown share one limit.
create or replace function public.is_team_email(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_against('team question', coalesce(host(private.client_address()), 'unknown'));
  return private.role_of_email(btrim(is_team_email.email)) = 'team';
end
$$;
