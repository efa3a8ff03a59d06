-- Who works here, run from the portal: the founder invites, changes and removes staff and sees the clients; a team leader
-- sees members and invites members.

create type public.staff_post as enum ('founder', 'team_leader', 'team_member');

alter table public.staff
  -- One more with each change; who changes something says which version they saw.
  add column version integer not null default 1,
  add column created_at timestamptz not null default now();

insert into private.rate_limits (name, most, span, refusal) values
  ('staff invitation', 60, '1 hour', 'Too many invitations were sent by you. Please wait an hour.');

-- Lets one transaction at a time change who works here: two founders who remove each other at the same moment leave one,
-- as the second finds that they are none any more.
create function private.lock_staff() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.staff', 0))
$$;
revoke execute on function private.lock_staff() from public;

-- The founder or team leader who calls. Refuses anybody else.
create function private.leader_calling() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
begin
  if caller.team_role = 'team_member' then
    raise exception 'Only the founder and team leaders may do this.' using errcode = '42501';
  end if;
  return caller;
end
$$;
revoke execute on function private.leader_calling() from public;

-- The row of staff that the founder who calls is about to change, as they saw it; never their own, so that a founder
-- stays. Nobody else changes who works here until the transaction ends.
create function private.staff_to_change(staff_id text, seen_version integer) returns public.staff
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff;
  changing public.staff;
begin
  perform private.lock_staff();
  caller := private.staff_calling();
  if caller.role <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  if staff_to_change.staff_id = caller.staff_id then
    raise exception 'Nobody changes or removes themselves.' using errcode = '42501';
  end if;
  select s.* into changing from public.staff s where s.staff_id = staff_to_change.staff_id;
  if not found then
    raise exception 'Nobody of the staff has this ID.' using errcode = 'PT404';
  end if;
  if changing.version is distinct from seen_version then
    raise exception 'Somebody changed this person meanwhile. Look again.' using errcode = 'PT409';
  end if;
  return changing;
end
$$;
revoke execute on function private.staff_to_change(text, integer) from public;

-- The last founder who can log in stays, whoever writes.
create function private.keep_a_founder() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  can_log_in text[];
begin
  perform private.lock_staff();
  select coalesce(array_agg(lower(u.email collate "C")), '{}') into can_log_in
    from auth.users u where u.email_confirmed_at is not null and u.deleted_at is null;
  if old.role = 'founder' and old.email = any (can_log_in) and not exists (
    select from public.staff s where s.role = 'founder' and s.email = any (can_log_in)) then
    raise exception 'The last founder stays.' using errcode = 'PT409';
  end if;
  return null;
end
$$;
revoke execute on function private.keep_a_founder() from public;

create trigger keep_a_founder after delete or update of role on public.staff
  for each row execute function private.keep_a_founder();

-- Who works here: all for the founder; members, and themselves, for a team leader. Who has proven their mailbox is active.
create function public.staff_members() returns table (
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
      u.email_confirmed_at is not null, u.invited_at,
      (select count(*)::integer from public.conversations c
        where c.assignee = s.staff_id and c.status in ('open', 'waiting')),
      s.staff_id = caller.staff_id, s.version
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null
    where caller.role = 'founder' or s.team_role = 'team_member' or s.staff_id = caller.staff_id
    order by its_post, s.name, s.staff_id;
end
$$;

-- Adds somebody to the staff, to whom the backend mails a link. @returns their ID.
create function public.invite_staff(name text, email text, post public.staff_post) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff;
  address text := lower(btrim(invite_staff.email) collate "C");
  prefix text := case post when 'founder' then 'FOUNDER' when 'team_leader' then 'TL' else 'TM' end;
  number integer;
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
  -- An ID that somebody had stays theirs in what is on record.
  select coalesce(max(substr(known.id, length(prefix) + 1)::integer), 0) + 1 into number
    from (select s.staff_id as id from public.staff s
      union select a.row_key from public.audit_log a where a.subject = 'staff') as known
    where known.id ~ ('^' || prefix || '[0-9]{3}$');
  insert into public.staff (email, role, team_role, staff_id, name) values (
    address,
    case post when 'founder' then 'founder' else 'team' end,
    case when post <> 'founder' then post::text end,
    prefix || lpad(number::text, 3, '0'),
    btrim(invite_staff.name));
  return prefix || lpad(number::text, 3, '0');
end
$$;

-- Has the link mailed anew to somebody who has not used it. The one before is void.
create function public.invite_again(staff_id text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.leader_calling();
  invited public.staff;
begin
  select s.* into invited from public.staff s where s.staff_id = invite_again.staff_id;
  if not found then
    raise exception 'Nobody of the staff has this ID.' using errcode = 'PT404';
  end if;
  if caller.role <> 'founder' and invited.team_role is distinct from 'team_member' then
    raise exception 'A team leader invites members.' using errcode = '42501';
  end if;
  if exists (select from auth.users u
    where lower(u.email collate "C") = invited.email and u.email_confirmed_at is not null) then
    raise exception 'They have accepted already.' using errcode = 'PT409';
  end if;
  perform private.count_against('staff invitation', caller.staff_id);
  update auth.users u set invited_at = null where lower(u.email collate "C") = invited.email;
  perform pg_notify('staff_added', '');
end
$$;

create function public.change_staff_post(staff_id text, post public.staff_post, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.staff_to_change(change_staff_post.staff_id, seen_version);
begin
  update public.staff s set version = s.version + 1,
      role = case post when 'founder' then 'founder' else 'team' end,
      team_role = case when post <> 'founder' then post::text end
    where s.staff_id = changing.staff_id;
end
$$;

-- Takes somebody off the staff. What was assigned to them becomes nobody's; an invitation that was not used is void. Their
-- account stays as a client's, so that an open page can be told what it is now.
create function public.remove_staff(staff_id text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  removing public.staff := private.staff_to_change(remove_staff.staff_id, seen_version);
begin
  update public.conversations c set assignee = null, version = c.version + 1 where c.assignee = removing.staff_id;
  delete from public.staff s where s.staff_id = removing.staff_id;
  delete from auth.users u where lower(u.email collate "C") = removing.email and u.email_confirmed_at is null;
end
$$;

-- Who has an account and does not work here, newest first, fifty at a time: those after the row that `before` and
-- `before_id` name. `words` is part of a name or an address.
create function public.clients(words text default '', before timestamptz default null, before_id uuid default null)
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
      and not exists (select from public.staff s where s.email = lower(u.email collate "C"))
      and position(lower(btrim(words)) in lower(its.name || ' ' || u.email)) > 0
      and (before is null or (its.created_at, u.id) < (before, before_id))
    order by its.created_at desc, u.id desc limit 50;
end
$$;

-- What the caller is now, for a page that was open when their role changed; null once their session is over.
create function public.my_role() returns text
language sql stable security definer set search_path = ''
as $$
  select case when private.caller_id() is not null then private.caller_role() end
$$;

revoke execute on function public.staff_members(), public.invite_staff(text, text, public.staff_post),
  public.invite_again(text), public.change_staff_post(text, public.staff_post, integer),
  public.remove_staff(text, integer), public.clients(text, timestamptz, uuid), public.my_role() from public, anon;
grant execute on function public.staff_members(), public.invite_staff(text, text, public.staff_post),
  public.invite_again(text), public.change_staff_post(text, public.staff_post, integer),
  public.remove_staff(text, integer), public.clients(text, timestamptz, uuid), public.my_role() to authenticated, service_role;
