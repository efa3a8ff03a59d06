-- Creates the functions with which the founder and team leaders manage staff and clients, and functions for the
-- caller's own account.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  telephone text not null default ''
    constraint profiles_telephone_form check (char_length(telephone) <= 40 and telephone ~ '^(\+?[0-9]+( [0-9]+)*)?$'),
  company text not null default '' constraint profiles_company_size check (char_length(company) <= 100),
  -- The kinds of emails that the person turned off. Emails about the account itself cannot be turned off.
  muted public.notification_kind[] not null default '{}',
  -- The version of this row, incremented by each change. A caller who changes the row must send the version that they
  -- read. The version 0 means that no row is stored yet.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- Locks the staff table for changes, so only one transaction at a time can change it. If two founders remove each
-- other at the same moment, the second transaction fails. Its caller is no longer a founder.
create function private.lock_staff() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.staff', 0))
$$;

-- Returns the staff row that the calling founder wants to change, after checking its version. Founders cannot change
-- their own row, so at least one founder always remains. No other transaction can change the staff until this
-- transaction ends.
create function private.lock_staff_member(p_staff_id text, p_expected_version integer) returns public.staff
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff;
begin
  perform private.lock_staff();
  perform private.require_founder();
  if p_staff_id = (private.calling_staff()).staff_id then
    raise exception 'You cannot change or remove yourself. Ask another founder.' using errcode = '42501';
  end if;
  select s.* into changing from public.staff s where s.staff_id = p_staff_id;
  if not found then
    raise exception 'No staff member has this ID. Load the list of staff again.' using errcode = 'PT404';
  end if;
  perform private.check_version(changing.version, p_expected_version, 'person');
  return changing;
end
$$;

-- Rejects every change after which no founder could log in. A founder with an open invitation does not count, because
-- they cannot log in as a founder yet.
create function private.check_last_founder() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  can_log_in text[];
begin
  perform private.lock_staff();
  select coalesce(array_agg(lower(u.email collate "C")), '{}') into can_log_in
    from auth.users u where u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = lower(u.email collate "C"));
  if old.role = 'founder' and old.email = any (can_log_in) and not exists (
    select from public.staff s where s.role = 'founder' and s.email = any (can_log_in)) then
    raise exception 'You cannot remove the last founder. Add another founder first.' using errcode = 'PT409';
  end if;
  return null;
end
$$;

-- Returns the addresses of staff that need an invitation. An address with an account gets a recovery link.
create function public.uninvited_staff() returns table (email text, has_account boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct s.email, i.email is not null
  from public.staff s left join auth.users u on lower(u.email collate "C") = s.email
    left join private.staff_invitations i on i.email = s.email
  where case when i.email is not null then i.sent_at is null
    else u.id is null or (u.email_confirmed_at is null and u.invited_at is null) end
$$;

-- Returns all staff to the founder. A team leader gets the team members and their own row. Staff with an open
-- invitation are not active.
create function public.staff_members() returns table (
  staff_id text, name text, email text, post public.staff_role, is_active boolean, invited_at timestamptz,
  assigned integer, is_me boolean, version integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_leader();
begin
  return query
    select s.staff_id, s.name, s.email, coalesce(s.team_role, s.role)::public.staff_role as member_post,
      u.email_confirmed_at is not null and i.email is null,
      case when i.email is null then u.invited_at else i.sent_at end,
      (select count(*)::integer from public.conversations c
        where c.assignee = s.staff_id and c.status in ('open', 'waiting')),
      s.staff_id = caller.staff_id, s.version
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null
      left join private.staff_invitations i on i.email = s.email
    where caller.role = 'founder' or s.team_role = 'team_member' or s.staff_id = caller.staff_id
    order by member_post, s.name, s.staff_id;
end
$$;

-- Adds a staff member and returns their ID. The backend then sends the invitation by email.
create function public.invite_staff(name text, email text, post public.staff_role) returns text
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
  caller := private.calling_leader();
  if post is null or caller.role <> 'founder' and post <> 'team_member' then
    raise exception 'Team leaders can invite only team members. Ask the founder.' using errcode = '42501';
  end if;
  perform private.check_rate_limit('staff invitation', caller.staff_id);
  if exists (select from public.staff s where s.email = address) then
    raise exception 'A staff member already has this address. Enter another address.' using errcode = 'PT409';
  end if;
  -- The audit log refers to former staff by staff ID, so a staff ID is never used again.
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

-- Sends a staff invitation again. The link of the earlier invitation becomes invalid.
create function public.invite_again(staff_id text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_leader();
  invited public.staff;
  token_before text;
begin
  select s.* into invited from public.staff s where s.staff_id = invite_again.staff_id;
  if not found then
    raise exception 'No staff member has this ID. Load the list of staff again.' using errcode = 'PT404';
  end if;
  if caller.role <> 'founder' and invited.team_role is distinct from 'team_member' then
    raise exception 'Team leaders can invite only team members. Ask the founder.' using errcode = '42501';
  end if;
  if exists (select from auth.users u
    where lower(u.email collate "C") = invited.email and u.email_confirmed_at is not null)
    and not exists (select from private.staff_invitations i where i.email = invited.email) then
    raise exception 'This person has already accepted the invitation. Load the list of staff again.' using errcode = 'PT409';
  end if;
  perform private.check_rate_limit('staff invitation', caller.staff_id);
  select i.token into token_before from private.staff_invitations i where i.email = invited.email;
  if found then
    update private.staff_invitations i set token = null, sent_at = null where i.email = invited.email;
    perform private.invalidate_recovery_token(token_before);
  else
    update auth.users u set invited_at = null where lower(u.email collate "C") = invited.email;
  end if;
  perform pg_notify('staff_added', '');
end
$$;

create function public.change_staff_role(staff_id text, post public.staff_role, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.lock_staff_member(change_staff_role.staff_id, expected_version);
begin
  update public.staff s set version = s.version + 1,
      role = case post when 'founder' then 'founder' else 'team' end,
      team_role = case when post <> 'founder' then post::text end
    where s.staff_id = changing.staff_id;
end
$$;

-- Removes a person from the staff. Their conversations lose their assignee. An open invitation ends, and the account
-- that was created for it is deleted. Other accounts become client accounts. Unsent notices to the person are
-- deleted, because notices contain the names of visitors.
create function public.remove_staff(staff_id text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removing public.staff := private.lock_staff_member(remove_staff.staff_id, expected_version);
  invitation private.staff_invitations;
begin
  select i.* into invitation from private.staff_invitations i where i.email = removing.email;
  update public.conversations c set assignee = null, version = c.version + 1 where c.assignee = removing.staff_id;
  delete from public.staff s where s.staff_id = removing.staff_id;
  delete from private.outbox o
    where o.recipient = removing.email and o.template = 'waiting_messages' and o.sent_at is null;
  if invitation.email is null then
    -- An account with a password was created by a sign-up, so it is not deleted.
    delete from auth.users u where lower(u.email collate "C") = removing.email and u.email_confirmed_at is null
      and coalesce(u.encrypted_password, '') = '' and u.created_at >= removing.created_at;
  else
    perform private.invalidate_recovery_token(invitation.token);
  end if;
end
$$;

-- Returns all accounts of people who are not staff, the newest first, in pages of fifty. A page begins after the row
-- with `before` and `before_id`. `query` is a part of a name or an address.
create function public.clients(query text default '', before timestamptz default null, before_id uuid default null)
returns table (id uuid, name text, email text, created_at timestamptz, last_sign_in_at timestamptz, conversations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.require_founder();
  return query
    select u.id, person.name, u.email::text, u.created_at, u.last_sign_in_at,
      (select count(*)::integer from public.conversations c where c.client_id = u.id)
    from auth.users u
      cross join lateral (select left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200) as name) as person
    where u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null
      and private.search_contains(person.name || ' ' || u.email, query)
      and (before is null or (u.created_at, u.id) < (before, before_id))
    order by u.created_at desc, u.id desc limit 50;
end
$$;

-- Returns true unless the person turned off this kind of emails.
create function private.accepts_mail(p_account uuid, p_kind public.notification_kind) returns boolean
language sql stable security definer set search_path = ''
as $$
  select not exists (select from public.profiles p where p.user_id = p_account and p_kind = any (p.muted))
$$;

-- Locks the caller's profile until the transaction ends, and creates it if it does not exist. Raises HTTP status 409
-- if the profile changed after the caller read it.
create function private.lock_profile(p_expected_version integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  stored integer;
begin
  insert into public.profiles (user_id, version) values (caller, 0) on conflict do nothing;
  select p.version into stored from public.profiles p where p.user_id = caller for update;
  perform private.check_version(stored, p_expected_version, 'account');
  update public.profiles p set version = p.version + 1, updated_at = now()
    where p.user_id = caller;
  return caller;
end
$$;

-- Returns the caller's account. The account page calls this function before a second-factor device is registered, so
-- the session may have no second factor.
create function public.my_account() returns table (
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
  where u.id = coalesce(private.session_account(), private.calling_account())
$$;

-- Saves the caller's profile. The name in the profile is part of sessions and appears in replies of staff.
create function public.save_profile(name text, telephone text, company text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.lock_profile(expected_version);
  full_name text := private.normalise_line(save_profile.name);
begin
  if coalesce(full_name, '') = '' or char_length(full_name) > 100 then
    raise exception 'The name is empty or too long. Enter 1 to 100 characters.' using errcode = 'PT400';
  end if;
  update public.profiles p set telephone = save_profile.telephone, company = save_profile.company
    where p.user_id = caller;
  update auth.users u set updated_at = now(),
      raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('fullName', full_name)
    where u.id = caller;
  update public.staff s set name = full_name, version = s.version + 1
    where s.staff_id = (private.staff_of(caller)).staff_id and s.name <> full_name;
end
$$;

create function public.save_notifications(muted public.notification_kind[], expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.lock_profile(expected_version);
begin
  update public.profiles p set muted = coalesce(save_notifications.muted, '{}') where p.user_id = caller;
end
$$;

-- Returns the caller's login sessions. The current session comes first, followed by the session with the latest use.
create function public.my_sessions()
returns table (id uuid, is_this boolean, created_at timestamptz, used_at timestamptz, user_agent text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id::text = auth.jwt() ->> 'session_id', s.created_at,
    coalesce(s.updated_at, s.created_at), coalesce(to_jsonb(s) ->> 'user_agent', '')
  from auth.sessions s
  where s.user_id = (select private.calling_account()) and (s.not_after is null or s.not_after > now())
  order by 2 desc, 4 desc, s.id
$$;

-- Ends one login session of the caller. A null `session` ends all sessions except the current one.
create function public.end_session(session uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from auth.sessions s where s.user_id = (select private.calling_account())
    and case when session is null then s.id::text <> auth.jwt() ->> 'session_id' else s.id = session end
$$;

-- Returns the caller's stored data, without their projects. If another person answered a forwarded email, the client
-- can read the answer and its files in the portal. The export contains neither that person's address nor the text
-- that their email quoted.
create function private.export_account() returns jsonb
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
          'source_page', c.source_page, 'status', private.client_status(c), 'created_at', c.created_at,
          'written_as', (select jsonb_build_object('name', w.name, 'email', w.email)
            from public.conversation_writers w where w.conversation_id = c.id and w.account_id = u.id),
          'messages', coalesce((
            select jsonb_agg(jsonb_build_object('kind', m.kind, 'author', m.author_name, 'body', m.body,
                'from_another_address', m.sender_address <> '', 'created_at', m.created_at,
                'quotation', (select q.body from public.message_quotations q
                  where q.message_id = m.id and m.sender_address = ''),
                'files', coalesce((
                  select jsonb_agg(jsonb_build_object('name', a.name, 'media_type', a.media_type, 'size', a.size,
                      'content', translate(encode(f.content, 'base64'), E'\n', '')) order by a.number)
                  from public.attachments a join private.attachment_contents f on f.attachment_id = a.id
                  where a.message_id = m.id), '[]')) order by m.number)
            from public.messages m where m.conversation_id = c.id and not m.internal), '[]'))
        order by c.created_at)
      from public.conversations c where c.client_id = u.id), '[]'),
    'written_with_another_address', coalesce((
      select jsonb_agg(jsonb_build_object('subject', c.subject, 'name', c.name, 'email', c.email,
          'written_as', (select jsonb_build_object('name', w.name, 'email', w.email)
            from public.conversation_writers w where w.conversation_id = c.id and w.account_id = u.id),
          'body', m.body, 'created_at', m.created_at) order by m.created_at, m.number)
      from private.message_origins o
        join public.messages m on m.id = o.message_id
        join public.conversations c on c.id = m.conversation_id
      where o.author_id = u.id and m.kind in ('visitor', 'client', 'chat') and c.client_id is distinct from u.id), '[]'))
  from auth.users u where u.id = private.calling_account()
$$;

-- Returns all stored data of the caller. The data is found by account ID, because an address may have belonged to
-- another person before.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.export_account() || jsonb_build_object(
    'language', private.language_of(private.calling_account()),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'stage', p.stage, 'due_on', p.due_on,
          'created_at', p.created_at, 'events', (
            select jsonb_agg(jsonb_build_object('kind', e.kind, 'stage', e.stage, 'body', e.body,
                'created_at', e.created_at) order by e.number)
            from public.project_events e where e.project_id = p.id and not e.internal))
        order by p.created_at)
      from public.projects p join public.project_people m on m.project_id = p.id
      where m.user_id = private.calling_account()), '[]'))
$$;

-- Deletes the caller's account, everything that was written while it was logged in, and the replies to it. Returns
-- false and deletes nothing if the address or the password is wrong. Each call counts under a rate limit.
create function public.delete_my_account(email text, password text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  address text;
begin
  if (private.staff_of(caller)).staff_id is not null then
    raise exception 'Staff cannot delete their account. Ask the founder.' using errcode = '42501';
  end if;
  perform private.check_rate_limit('account password', caller::text);
  select lower(u.email collate "C") into address
    -- pgcrypto supports the hash format `$2b` only under its older name `$2a`.
    from auth.users u, regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash
    where u.id = caller
      and lower(u.email collate "C") = lower(private.normalise_email(delete_my_account.email) collate "C")
      and octet_length(delete_my_account.password) <= 72
      and extensions.crypt(delete_my_account.password, hash) = hash
    for update of u;
  if address is null then
    return false;
  end if;
  perform private.delete_conversations(caller, private.email_key(address));
  -- The audit log keeps the person's actions as a staff member, without their identity.
  update public.audit_log a set actor = '', actor_id = null where a.actor_id = caller;
  update public.audit_log a set old = null, new = null where address in (a.old ->> 'email', a.new ->> 'email');
  insert into public.audit_log (action, subject, row_key) values ('removed', 'account', '');
  delete from auth.users u where u.id = caller;
  return true;
end
$$;

create policy profiles_read on public.profiles for select to authenticated
  using (user_id = (select private.caller_id()));

create trigger check_last_founder after delete or update of role on public.staff
  for each row execute function private.check_last_founder();
create trigger a_normalise before insert or update of telephone, company on public.profiles
  for each row execute function private.normalise_columns('telephone', 'phone', 'company', 'line');
create trigger delete_muted_mails after insert or update of muted on public.profiles
  for each row when (new.muted <> '{}') execute function private.delete_muted_mails();

grant execute on function public.uninvited_staff to service_role;
grant execute on function public.staff_members, public.invite_staff, public.invite_again, public.change_staff_role,
  public.remove_staff, public.clients, public.my_account, public.save_profile, public.save_notifications,
  public.my_sessions, public.end_session, public.export_my_data, public.delete_my_account to authenticated,
  service_role;
