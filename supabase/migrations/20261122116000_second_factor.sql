-- A second factor for staff: a code from an app on their phone (TOTP), which the auth server asks for and checks. A session
-- that gave one is of the assurance level aal2. Staff with a device, and all staff once the founder asks for it, may do
-- nothing that staff may with a session of aal1. Their own account is left to them: it is where a device is added.

create table private.staff_rules (
  rule text primary key,
  is_on boolean not null
);
insert into private.staff_rules (rule, is_on) values ('second_factor', false);
alter table private.staff_rules enable row level security;
revoke all on private.staff_rules from anon, authenticated, service_role;

create trigger audit_row after insert or update or delete on private.staff_rules
  for each row execute function private.audit_row('rule');

-- How many devices give codes for an account. The embedded backend has no table for them, and so none.
create function private.count_factors(account uuid) returns integer
language plpgsql stable security definer set search_path = ''
as $$
declare
  devices integer := 0;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select count(*)::integer from auth.mfa_factors where user_id = $1 and status = ''verified'''
      into devices using account;
  end if;
  return devices;
end
$$;
revoke execute on function private.count_factors(uuid) from public;

-- Whether the session that calls gave a code. A token says so for up to an hour after its device was removed; the session
-- itself, where the auth server keeps the level in it, does not.
create function private.gave_code() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce(auth.jwt() ->> 'aal', '') = 'aal2' and exists (
    select from auth.sessions s where s.id::text = auth.jwt() ->> 'session_id'
      and coalesce(to_jsonb(s) ->> 'aal', 'aal2') = 'aal2')
$$;
revoke execute on function private.gave_code() from public;

create function private.second_factor_is_asked() returns boolean
language sql stable security definer set search_path = ''
as $$
  select coalesce((select r.is_on from private.staff_rules r where r.rule = 'second_factor'), false)
$$;
revoke execute on function private.second_factor_is_asked() from public;

-- 'staff_aal1' for staff who have yet to give a code: neither 'team' nor 'founder' nor 'user', so no policy and no function
-- lets them do what these may.
create or replace function private.caller_role() returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  its_role text := private.role_of_email((select u.email from auth.users u where u.id = caller));
begin
  if its_role <> 'user' and not private.gave_code()
    and (private.second_factor_is_asked() or private.count_factors(caller) > 0) then
    return 'staff_aal1';
  end if;
  return its_role;
end
$$;

-- Whether all staff are asked for a second factor: for whoever is signed in.
create function public.second_factor_asked() returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.second_factor_is_asked()
$$;

-- Asks all staff for a second factor, or not. Only a founder who gave a code themselves asks: the auth server has codes then,
-- and somebody is left who can take it back.
create function public.ask_for_second_factor(asked boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  if asked and not private.gave_code() then
    raise exception 'Set up your own second factor first.' using errcode = 'PT409';
  end if;
  update private.staff_rules r set is_on = asked where r.rule = 'second_factor';
end
$$;

-- How many devices each of the staff has, for the founder.
create function public.staff_factors() returns table (staff_id text, devices integer)
language plpgsql stable security definer set search_path = ''
as $$
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  return query
    select s.staff_id, coalesce(private.count_factors(u.id), 0)
    from public.staff s left join auth.users u on lower(u.email collate "C") = s.email and u.deleted_at is null;
end
$$;

-- For somebody who lost their devices: takes these away and logs them out everywhere. The next log-in asks for the password
-- alone, and then leads to adding a device where all are asked for one.
create function public.remove_staff_factors(staff_id text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changing public.staff := private.staff_to_change(remove_staff_factors.staff_id, seen_version);
begin
  perform private.end_access(
    array(select u.id from auth.users u where lower(u.email collate "C") = changing.email),
    array['mfa_factors', 'sessions']);
  perform private.record_audit('removed', 'second_factor', changing.staff_id);
end
$$;

revoke execute on function public.second_factor_asked(), public.ask_for_second_factor(boolean), public.staff_factors(),
  public.remove_staff_factors(text, integer) from public, anon;
grant execute on function public.second_factor_asked(), public.ask_for_second_factor(boolean), public.staff_factors(),
  public.remove_staff_factors(text, integer) to authenticated, service_role;
