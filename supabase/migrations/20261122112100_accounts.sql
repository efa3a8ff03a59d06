-- What people say of themselves and do with their own account: whoever is signed in, staff too.

-- What may be mailed to somebody: that we answered, to clients; that nobody took a message, to staff.
create type public.notification_kind as enum ('reply', 'waiting');

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  telephone text not null default ''
    constraint profiles_telephone_form check (telephone ~ '^[-+0-9 ().]{0,40}$'),
  company text not null default '' constraint profiles_company_size check (char_length(company) <= 100),
  -- What they want no mail of. Mails about the account itself always go.
  muted public.notification_kind[] not null default '{}',
  -- One more with each change; who changes something says which version they saw. 0: nothing is stored yet.
  version integer not null default 1,
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

alter table public.profiles enable row level security;
revoke all on public.profiles from anon, authenticated;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;

create policy profiles_read on public.profiles for select to authenticated
  using (user_id = (select private.caller_id()));

insert into private.rate_limits (name, most, span, refusal) values
  ('account password', 10, '1 hour', 'Your password was asked for too often. Please wait an hour.');

-- Whoever calls, while their session lives. Refuses anybody else.
create function private.account_calling() returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
begin
  if caller is null then
    raise exception 'Log in first.' using errcode = '42501';
  end if;
  return caller;
end
$$;
revoke execute on function private.account_calling() from public;

-- The row of staff with a user's address, if they work here.
create function private.staff_of(account uuid) returns public.staff
language sql stable security definer set search_path = ''
as $$
  select s from public.staff s join auth.users u on lower(u.email collate "C") = s.email where u.id = account
$$;
revoke execute on function private.staff_of(uuid) from public;

-- The caller's account: one row. `new_email` is the address that they want and one of the two mailboxes has not confirmed.
create function public.my_account() returns table (
  name text, email text, new_email text, present_confirmed boolean, new_confirmed boolean, is_staff boolean,
  telephone text, company text, muted public.notification_kind[], version integer
)
language sql stable security definer set search_path = ''
as $$
  select coalesce((private.staff_of(u.id)).name, u.raw_user_meta_data ->> 'fullName', ''), u.email::text,
    coalesce(u.email_change, '')::text,
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') = '',
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') <> '',
    (private.staff_of(u.id)).staff_id is not null,
    coalesce(p.telephone, ''), coalesce(p.company, ''), coalesce(p.muted, '{}'), coalesce(p.version, 0)
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.id = private.account_calling()
$$;

-- The caller's profile, made if there was none and locked until the transaction ends; 409 when it is not as they saw it.
create function private.profile_to_change(seen_version integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.account_calling();
  stored integer;
begin
  insert into public.profiles (user_id, version) values (caller, 0) on conflict do nothing;
  select p.version into stored from public.profiles p where p.user_id = caller for update;
  if stored is distinct from seen_version then
    raise exception 'This was changed somewhere else meanwhile. Look at it again.' using errcode = 'PT409';
  end if;
  update public.profiles p set version = p.version + 1, updated_at = date_trunc('milliseconds', now())
    where p.user_id = caller;
  return caller;
end
$$;
revoke execute on function private.profile_to_change(integer) from public;

-- The name is that of the account, which the session carries, and for staff what stands below their replies.
create function public.save_profile(name text, telephone text, company text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.profile_to_change(seen_version);
  full_name text := btrim(save_profile.name);
begin
  if coalesce(full_name, '') = '' or char_length(full_name) > 100 then
    raise exception 'A name has 1 to 100 characters.' using errcode = 'PT400';
  end if;
  update public.profiles p set telephone = btrim(save_profile.telephone), company = btrim(save_profile.company)
    where p.user_id = caller;
  update auth.users u set updated_at = now(),
      raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('fullName', full_name)
    where u.id = caller;
  update public.staff s set name = full_name, version = s.version + 1
    where s.staff_id = (private.staff_of(caller)).staff_id and s.name <> full_name;
end
$$;

create function public.save_notifications(muted public.notification_kind[], seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.profile_to_change(seen_version);
begin
  update public.profiles p set muted = coalesce(save_notifications.muted, '{}') where p.user_id = caller;
end
$$;

create function private.wants_mail(account uuid, kind public.notification_kind) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.profiles p where p.user_id = account and kind = any (p.muted))
$$;
revoke execute on function private.wants_mail(uuid, public.notification_kind) from public;

-- A mail that its reader wants none of is not put into the outbox; a reply is read in the portal then.
create function private.drop_unwanted_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader uuid := case when new.message_id is not null
    then (select c.client_id from public.messages m join public.conversations c on c.id = m.conversation_id
      where m.id = new.message_id)
    else (select u.id from auth.users u where lower(u.email collate "C") = new.recipient) end;
  kind public.notification_kind := case when new.message_id is not null then 'reply' else 'waiting' end;
begin
  if private.wants_mail(reader, kind) then
    return new;
  end if;
  update public.messages m set delivery = 'none' where m.id = new.message_id;
  return null;
end
$$;
revoke execute on function private.drop_unwanted_mail() from public;

create trigger drop_unwanted_mail before insert on private.outbox
  for each row execute function private.drop_unwanted_mail();

-- Where the caller is logged in, the newest first.
create function public.my_sessions()
returns table (id uuid, is_this boolean, created_at timestamptz, used_at timestamptz, user_agent text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id::text = auth.jwt() ->> 'session_id', date_trunc('milliseconds', s.created_at),
    date_trunc('milliseconds', coalesce(s.updated_at, s.created_at)), coalesce(to_jsonb(s) ->> 'user_agent', '')
  from auth.sessions s
  where s.user_id = private.account_calling() and (s.not_after is null or s.not_after > now())
  order by 2 desc, 4 desc, s.id
$$;

-- Ends a session of the caller's, or with null all but the one that calls.
create function public.end_session(session uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from auth.sessions s where s.user_id = private.account_calling()
    and case when session is null then s.id::text <> auth.jwt() ->> 'session_id' else s.id = session end
$$;

-- All that is stored of the caller, found by their id: no address, which may have been another's.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'fullName',
      'created_at', u.created_at, 'confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = u.id),
    'staff', to_jsonb(private.staff_of(u.id)),
    'sessions', coalesce((select jsonb_agg(to_jsonb(s)) from public.my_sessions() s), '[]'),
    'conversations', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subject', c.subject, 'name', c.name, 'email', c.email,
          'status', c.status, 'created_at', c.created_at, 'messages', coalesce((
            select jsonb_agg(jsonb_build_object('kind', m.kind, 'author', m.author_name, 'body', m.body,
                'created_at', m.created_at) order by m.number)
            from public.messages m where m.conversation_id = c.id and not m.internal), '[]'))
        order by c.created_at)
      from public.conversations c where c.client_id = u.id), '[]'))
  from auth.users u where u.id = private.account_calling()
$$;

-- Deletes the caller's account, with what they wrote and what was answered. @returns whether address and password are
-- theirs; where they are not, nothing is deleted, and the question is counted.
create function public.delete_my_account(email text, password text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.account_calling();
  address text;
begin
  if (private.staff_of(caller)).staff_id is not null then
    raise exception 'Staff ask the founder.' using errcode = '42501';
  end if;
  perform private.count_against('account password', caller::text);
  select lower(u.email collate "C") into address
    -- pgcrypto knows the same hash by its older name alone.
    from auth.users u, regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash
    where u.id = caller and lower(u.email collate "C") = lower(btrim(delete_my_account.email) collate "C")
      and extensions.crypt(delete_my_account.password, hash) = hash;
  if address is null then
    return false;
  end if;
  delete from public.conversations c where c.client_id = caller or (c.client_id is null and lower(c.email) = address);
  delete from public.contact_messages m where lower(m.email) = address;
  delete from private.outbox o where lower(o.recipient) = address;
  -- What they did while they worked here stays on record, without who they are.
  update public.audit_log a set actor = '', actor_id = null where a.actor_id = caller;
  update public.audit_log a set old = null, new = null where address in (a.old ->> 'email', a.new ->> 'email');
  insert into public.audit_log (action, subject, row_key) values ('removed', 'account', '');
  delete from auth.users u where u.id = caller;
  return true;
end
$$;

revoke execute on function public.my_account(), public.save_profile(text, text, text, integer),
  public.save_notifications(public.notification_kind[], integer), public.my_sessions(), public.end_session(uuid),
  public.export_my_data(), public.delete_my_account(text, text) from public, anon;
grant execute on function public.my_account(), public.save_profile(text, text, text, integer),
  public.save_notifications(public.notification_kind[], integer), public.my_sessions(), public.end_session(uuid),
  public.export_my_data(), public.delete_my_account(text, text) to authenticated, service_role;
