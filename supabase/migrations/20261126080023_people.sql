-- Creates the functions with which the founder and team leaders manage staff, and the founder's list of clients.
--
-- Locks the staff table, so that only one transaction at a time can change it. If two founders remove each other, the
-- second call fails.
create function private.lock_staff() returns void
language sql volatile set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtextextended('public.staff', 0))
$$;

-- Locks the staff table and returns the row that the calling founder wants to change. Founders cannot change their own
-- row, so at least one founder remains.
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

-- Rejects every change after which no founder could log in. A founder with an open invitation does not count.
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

-- Returns all staff to the founder. A team leader gets the team members and their own row.
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
  -- Uses a new number, because the audit log still contains the IDs of former staff.
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

-- Sends a staff invitation again, whose earlier link becomes invalid.
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
  if exists (select from private.active_staff() s where s.staff_id = invited.staff_id) then
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

-- Removes a person from the staff, their conversations and unsent notices. Their account becomes a client account,
-- unless only the invitation created it.
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
    where o.recipient = removing.email and o.template in ('waiting_messages', 'work_report') and o.sent_at is null;
  if invitation.email is null then
    -- Keeps an account with a password, because the person signed up for it.
    delete from auth.users u where lower(u.email collate "C") = removing.email and u.email_confirmed_at is null
      and coalesce(u.encrypted_password, '') = '' and u.created_at >= removing.created_at;
  else
    perform private.invalidate_recovery_token(invitation.token);
  end if;
end
$$;

-- Returns fifty accounts that are not staff, the newest first, after the row with `before` and `before_id`. `query` is
-- a part of a name or an address.
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

create trigger check_last_founder after delete or update of role on public.staff
  for each row execute function private.check_last_founder();

grant execute on function public.uninvited_staff to service_role;
grant execute on function public.staff_members, public.invite_staff, public.invite_again, public.change_staff_role,
  public.remove_staff, public.clients to authenticated, service_role;
