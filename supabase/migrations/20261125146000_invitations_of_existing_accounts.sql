-- An invitation changes nothing for an account that its address has already. The owner accepts with the link in the email.
-- Only then does the account become one of staff, and its earlier password, sessions and devices end.

-- The invitations of addresses that had an account, until the owner accepts.
create table private.staff_invitations (
  email text primary key references public.staff (email) on update cascade on delete cascade,
  -- The recovery token of the account whose link accepts. Null until there is one.
  token text,
  -- Null until the email is sent.
  sent_at timestamptz
);
alter table private.staff_invitations enable row level security;
revoke all on private.staff_invitations from anon, authenticated, service_role;

create or replace function private.role_of_email(address text) returns text
language sql stable security definer set search_path = ''
as $$
  -- "C" lowers ASCII alone. In other collations the Kelvin sign becomes a k, and a look-alike staff.
  select coalesce(
    (select s.role from public.staff s where s.email = lower(address collate "C")
      and not exists (select from private.staff_invitations i where i.email = s.email)), 'user')
$$;

-- The staff row of an account; null until its owner has accepted.
create or replace function private.staff_of(account uuid) returns public.staff
language sql stable security definer set search_path = ''
as $$
  select s from public.staff s join auth.users u on lower(u.email collate "C") = s.email
  where u.id = account and not exists (select from private.staff_invitations i where i.email = s.email)
$$;

-- As before, and it notices that the owner of an account accepts: the auth server confirms the address, or uses the token
-- of the invitation up. It clears that token also when a password changes, which proves nothing.
create or replace function private.stamp_user_role() returns trigger
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
    -- PTxyz is passed on with its text by the auth server. A pending change is not refused: that
    -- would tell who works here.
    if is_reserved then
      raise exception 'This e-mail address is reserved for staff.' using errcode = 'PT403';
    end if;
    -- Another mailbox has the account now.
    new.encrypted_password := null;
    new.recovery_token := '';
    new.reauthentication_token := '';
    perform private.end_access(array[new.id], array['sessions', 'one_time_tokens']);
  end if;
  -- Anybody may have signed up with a staff address; who confirms it has the mailbox.
  if is_reserved and new.email_confirmed_at is not null and not was_confirmed then
    new.encrypted_password := null;
  end if;
  -- A second sign-up, or a second mail that anybody may ask for: who confirms may have chosen
  -- neither password.
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
      -- Accounts of the same address in other letters have yet to prove it.
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

-- When staff change, users follow: touching a row makes the trigger above stamp it. How the account of an address got it is
-- unknown: its owner has to accept before it counts as one of staff.
create or replace function private.restamp_users() returns trigger
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

-- An account that was deleted, or has another address, cannot accept. The address is invited like one without an account.
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
revoke execute on function private.forget_invitation() from public;

create trigger forget_invitation after delete or update of email on auth.users
  for each row execute function private.forget_invitation();

-- The addresses of staff that need an invitation. One that has an account already gets a link that recovers it.
drop function public.uninvited_staff();

create function public.uninvited_staff() returns table (email text, has_account boolean)
language sql stable security definer set search_path = ''
as $$
  select distinct s.email, i.email is not null
  from public.staff s left join auth.users u on lower(u.email collate "C") = s.email
    left join private.staff_invitations i on i.email = s.email
  where case when i.email is not null then i.sent_at is null
    else u.id is null or (u.email_confirmed_at is null and u.invited_at is null) end
$$;
revoke execute on function public.uninvited_staff() from public, anon, authenticated;
grant execute on function public.uninvited_staff() to service_role;

-- Puts the invitation of an address that has an account into the outbox. `token` is the recovery token that the auth server
-- stored for the account.
create function public.mail_staff_invitation(email text, token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  in_bengali boolean;
begin
  update private.staff_invitations i set token = mail_staff_invitation.token, sent_at = now()
    where i.email = mail_staff_invitation.email;
  if not found then
    return;
  end if;
  select coalesce(bool_or(private.language_of(u.id) = 'bn'), false) into in_bengali
    from auth.users u where lower(u.email collate "C") = mail_staff_invitation.email;
  insert into private.outbox (recipient, subject, body, link) values (
    mail_staff_invitation.email,
    case when in_bengali then 'তোর্সার দলে যোগ দেওয়ার আমন্ত্রণ' else 'Join the Torsa team' end,
    case when in_bengali then 'আপনাকে তোর্সার দলে আমন্ত্রণ জানানো হয়েছে। যোগ দিতে এক ঘণ্টার মধ্যে লিঙ্কটি খুলে নতুন পাসওয়ার্ড দিন। তখন আগের পাসওয়ার্ড আর কাজ করবে না, আর আপনি সব জায়গা থেকে লগ আউট হবেন। যোগ দিতে না চাইলে কিছু করতে হবে না: আপনার অ্যাকাউন্ট যেমন আছে তেমনই থাকবে।'
      else 'You were invited to the Torsa team. To accept, open the link within an hour and choose a new password. Your present password then stops working, and you are logged out everywhere. If you do not want to join, do nothing: your account stays as it is.' end,
    '/auth/new-password?token_hash=' || mail_staff_invitation.token || '&type=recovery');
end
$$;
revoke execute on function public.mail_staff_invitation(text, text) from public, anon, authenticated;
grant execute on function public.mail_staff_invitation(text, text) to service_role;

create or replace function private.admit_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.message_id is not null then
    select c.client_id into new.account_id
      from public.messages m join public.conversations c on c.id = m.conversation_id where m.id = new.message_id;
  else
    select u.id into new.account_id from auth.users u where lower(u.email collate "C") = new.recipient;
  end if;
  if new.account_id is null then
    return new;
  end if;
  -- Invitations to the staff cannot be turned off.
  if starts_with(new.link, '/auth/new-password?') then
    return new;
  end if;
  new.kind := case when new.message_id is null and new.project_id is null then 'waiting' else 'reply' end;
  if new.message_id is not null and private.language_of(new.account_id) = 'bn' then
    new.subject := private.in_bengali(new.subject);
  end if;
  if private.wants_mail(new.account_id, new.kind) then
    insert into private.unsubscribe_tokens (user_id, kind) values (new.account_id, new.kind) on conflict do nothing;
    return new;
  end if;
  update public.messages m set delivery = 'none' where m.id = new.message_id;
  return null;
end
$$;

-- Removes a person from the staff. Their conversations lose their assignee. An invitation that was not accepted ends, with the
-- account that was made for it. An account from before stays as it is, and so does one of a former member, as a client's.
create or replace function public.remove_staff(staff_id text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removing public.staff := private.staff_to_change(remove_staff.staff_id, seen_version);
  invitation private.staff_invitations;
begin
  select i.* into invitation from private.staff_invitations i where i.email = removing.email;
  update public.conversations c set assignee = null, version = c.version + 1 where c.assignee = removing.staff_id;
  delete from public.staff s where s.staff_id = removing.staff_id;
  if invitation.email is null then
    -- An account with a password is from a sign-up.
    delete from auth.users u where lower(u.email collate "C") = removing.email and u.email_confirmed_at is null
      and coalesce(u.encrypted_password, '') = '' and u.created_at >= removing.created_at;
  else
    perform private.end_recovery(invitation.token);
  end if;
end
$$;

-- Ends the link of an invitation that was removed, also if its email was not sent yet.
create function private.end_recovery(token text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update auth.users u set recovery_token = '' where u.recovery_token = token;
  if to_regclass('auth.one_time_tokens') is not null then
    execute 'delete from auth.one_time_tokens where token_hash = $1' using token;
  end if;
  delete from private.outbox o where o.sent_at is null and position('token_hash=' || token || '&' in o.link) > 0;
end
$$;
revoke execute on function private.end_recovery(text) from public;

-- As before. An account whose owner has yet to accept counts as a client's.
create or replace function private.tell_staff() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
  english text;
  bengali text;
  more integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.tell_staff', 0));
  if exists (select from public.conversations c where c.told_at > now() - interval '10 minutes') then
    return;
  end if;
  select array_agg(c.id) into due from public.conversations c
    where c.status = 'open' and c.assignee is null and c.waiting_since <= now() - interval '10 minutes'
      and (c.told_at is null or c.told_at < c.waiting_since);
  if due is null then
    return;
  end if;
  update public.conversations c set told_at = now() where c.id = any (due);
  more := cardinality(due) - 20;
  select string_agg(concat('- ', c.name, ': ', coalesce(nullif(c.subject, ''), 'no subject')), E'\n' order by c.place),
      string_agg(concat('- ', c.name, ': ', coalesce(nullif(c.subject, ''), 'বিষয় লেখা নেই')), E'\n' order by c.place)
    into english, bengali from (select * from public.conversations c where c.id = any (due) order by c.place limit 20) c;
  insert into private.outbox (recipient, subject, body, link)
    select s.email,
      case
        when l.is_bengali then private.bengali_digits(cardinality(due)) || 'টি বার্তা উত্তরের অপেক্ষায়'
        when cardinality(due) = 1 then 'A message waits for an answer'
        else cardinality(due) || ' messages wait for an answer' end,
      case
        when l.is_bengali then concat('এখনও কেউ হাতে নেননি:', E'\n\n', bengali,
          case when more > 0 then E'\n- আরও ' || private.bengali_digits(more) || 'টি' end)
        else concat('Nobody has taken this yet:', E'\n\n', english,
          case when more > 0 then E'\n- and ' || more || ' more' end) end,
      '/dashboard/inbox'
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
      cross join lateral (select private.language_of(u.id) is not distinct from 'bn' as is_bengali) l
    where u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = s.email);
end
$$;

create or replace function public.clients(words text default '', before timestamptz default null, before_id uuid default null)
returns table (id uuid, name text, email text, created_at timestamptz, last_sign_in_at timestamptz, conversations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  return query
    select u.id, its.name, u.email::text, its.created_at, u.last_sign_in_at,
      (select count(*)::integer from public.conversations c where c.client_id = u.id)
    from auth.users u cross join lateral (
      -- Milliseconds: the embedded backend shows no more.
      select date_trunc('milliseconds', u.created_at) as created_at,
        left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200) as name) as its
    where u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null
      and private.search_contains(its.name || ' ' || u.email, words)
      and (before is null or (its.created_at, u.id) < (before, before_id))
    order by its.created_at desc, u.id desc limit 50;
end
$$;

create or replace function private.record_audit(
  action public.audit_action, subject text, row_key text, old jsonb default null, new jsonb default null
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
      record_audit.action, record_audit.subject, record_audit.row_key, record_audit.old, record_audit.new);
end
$$;

-- As before. A founder who has yet to accept cannot log in as one.
create or replace function private.keep_a_founder() returns trigger
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
    raise exception 'The last founder stays.' using errcode = 'PT409';
  end if;
  return null;
end
$$;

-- As before. Staff who have yet to accept are not active.
create or replace function public.staff_members() returns table (
  staff_id text, name text, email text, post public.staff_post, is_active boolean, invited_at timestamptz,
  assigned integer, is_me boolean, version integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.leader_calling();
begin
  return query
    select s.staff_id, s.name, s.email, coalesce(s.team_role, s.role)::public.staff_post as its_post,
      u.email_confirmed_at is not null and i.email is null,
      case when i.email is null then u.invited_at else i.sent_at end,
      (select count(*)::integer from public.conversations c
        where c.assignee = s.staff_id and c.status in ('open', 'waiting')),
      s.staff_id = caller.staff_id, s.version
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null
      left join private.staff_invitations i on i.email = s.email
    where caller.role = 'founder' or s.team_role = 'team_member' or s.staff_id = caller.staff_id
    order by its_post, s.name, s.staff_id;
end
$$;

-- As before. The link from before no longer accepts.
create or replace function public.invite_again(staff_id text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.leader_calling();
  invited public.staff;
  token_before text;
begin
  select s.* into invited from public.staff s where s.staff_id = invite_again.staff_id;
  if not found then
    raise exception 'Nobody of the staff has this ID.' using errcode = 'PT404';
  end if;
  if caller.role <> 'founder' and invited.team_role is distinct from 'team_member' then
    raise exception 'A team leader invites members.' using errcode = '42501';
  end if;
  if exists (select from auth.users u
    where lower(u.email collate "C") = invited.email and u.email_confirmed_at is not null)
    and not exists (select from private.staff_invitations i where i.email = invited.email) then
    raise exception 'They have accepted already.' using errcode = 'PT409';
  end if;
  perform private.count_against('staff invitation', caller.staff_id);
  select i.token into token_before from private.staff_invitations i where i.email = invited.email;
  if found then
    update private.staff_invitations i set token = null, sent_at = null where i.email = invited.email;
    perform private.end_recovery(token_before);
  else
    update auth.users u set invited_at = null where lower(u.email collate "C") = invited.email;
  end if;
  perform pg_notify('staff_added', '');
end
$$;

-- As before, without the devices of accounts whose owners have yet to accept.
create or replace function public.staff_factors() returns table (staff_id text, devices integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  return query
    select s.staff_id, coalesce(private.count_factors(u.id), 0)
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = s.email);
end
$$;

create or replace function public.remove_staff_factors(staff_id text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.staff_to_change(remove_staff_factors.staff_id, seen_version);
begin
  perform private.end_access(
    array(select u.id from auth.users u
      where lower(u.email collate "C") = changing.email and (private.staff_of(u.id)).staff_id is not null),
    array['mfa_factors', 'sessions']);
  perform private.record_audit('removed', 'second_factor', changing.staff_id);
end
$$;
